print("rain 0.1.0")
