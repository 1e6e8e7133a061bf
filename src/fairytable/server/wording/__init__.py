"""What people read: sentences, names, and the reasons for refusals."""
