"""Hungarian Folktales."""
