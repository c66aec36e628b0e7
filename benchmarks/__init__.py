"""The project's time budgets, measured on the machine at hand."""
