"""The promises that Unke keeps, one folder for each part of it."""
