"""What people read: sentences, names, and why something is not done."""
