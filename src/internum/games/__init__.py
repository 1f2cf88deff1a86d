"""One rulebook a folder. A game imports the kernel and its own folder, never another game."""
