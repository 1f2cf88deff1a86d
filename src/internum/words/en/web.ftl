# The browser client. A game's own words stand in the file of the game.

pieces-title = The pieces
pieces-about = Every piece is a drawing of our own on one grid: at 16, 24 and 48 pixels, on land, on sea, at night and in grey.
pieces-figures = On the board
pieces-goods = Goods
pieces-emblems = Heroes, wonders, titles and know-how
