// Overview follows.
