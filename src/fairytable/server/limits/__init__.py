"""How much each browser, person and address may ask for."""
