"""The probe's screens."""
