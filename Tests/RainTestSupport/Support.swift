// filled by the network helper
