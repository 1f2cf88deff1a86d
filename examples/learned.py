"""What `examples/learn.py` learned, as a bot: it takes the likeliest choice.

internum benchmark Internum-Antike-2-sprint-v1 --bot examples/learned.py:Learned
"""

import os

import numpy as np


class Learned:
    def __init__(self):
        found = np.load(os.environ.get("POLICY", "policy.npz"))
        self.w, self.kept, self.mean, self.scale = (found[name] for name in ("w", "kept", "mean", "scale"))

    def choose(self, view, legal, budget):
        rules = view.rules
        content = rules.layout.content
        seen = np.zeros(content + rules.seats + len(rules.sides.words), np.float32)
        seen[:content] = view[:content]
        seen[content + view.seat] = 1
        seen[content + rules.seats + view.side] = 1
        x = np.sign(seen) * np.log1p(np.abs(seen))
        x = np.clip((x[self.kept] - self.mean) * self.scale, -4, 4) / len(self.kept) ** 0.5
        return legal[int((self.w[legal] @ np.append(x, 1)).argmax())]
