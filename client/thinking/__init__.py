"""Where bots think on a phone: a worker beside the page."""
