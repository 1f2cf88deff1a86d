"""What the rulebooks of several games say in the same way: pure functions, no rulebook's slots."""
