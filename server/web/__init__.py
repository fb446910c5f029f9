"""What comes in from the network, by HTTP and through sockets, and how it is answered."""
