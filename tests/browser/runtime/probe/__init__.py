"""An app of two screens in place of the real ones: it shows what the runtime does, and no more."""
