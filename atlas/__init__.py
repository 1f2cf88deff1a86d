"""The atlas: draws every board from real coastlines and proves that the picture says what the rules say."""
