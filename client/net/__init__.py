"""Tables on the network: imported when somebody goes there, so that nobody else waits for it."""
