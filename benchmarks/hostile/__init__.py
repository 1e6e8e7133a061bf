"""What one visitor can do to another."""
