"""A complete training run: a linear policy learns Antike by playing itself, with numpy alone.

    python examples/learn.py --minutes 5 --save policy.npz          minutes of one core
    internum benchmark Internum-Antike-2-sprint-v1 --bot examples/learned.py:Learned

Every game is played to its end by the same policy in all seats; each choice is then made likelier or less
likely by what its seat got of the win, less what the policy expected there (actor and critic, Adam). Every
half minute it plays against random choices.
"""

import argparse
import time

import numpy as np

import internum
from internum.env.benchmarks import benchmark

LANES, STEPS = 64, 128  # games side by side, and choices in each before the policy is changed
RATE, CRITIC_RATE, ENTROPY = 0.004, 0.004, 0.003


class Policy:
    """Logits and expectation, both linear in the slots that vary, squashed and centred."""

    def __init__(self, space, seen):
        squashed = np.sign(seen) * np.log1p(np.abs(seen.astype(np.float32)))
        self.kept = np.flatnonzero(squashed.std(0) > 0.02)
        self.mean = squashed[:, self.kept].mean(0)
        self.scale = 1 / (squashed[:, self.kept].std(0) + 0.1)
        self.w = np.zeros((space.actions, len(self.kept) + 1), np.float32)
        self.v = np.zeros(len(self.kept) + 1, np.float32)

    def features(self, seen):
        x = seen[:, self.kept].astype(np.float32)
        x = (
            np.clip((np.sign(x) * np.log1p(np.abs(x)) - self.mean) * self.scale, -4, 4)
            / len(self.kept) ** 0.5
        )
        return np.concatenate([x, np.ones((len(x), 1), np.float32)], 1)

    def chances(self, x, mask):
        """The chance of every open choice, as a flat run: their rows, their numbers, their chances."""
        rows, choices = np.nonzero(mask)
        logits = np.einsum("ij,ij->i", x[rows], self.w[choices])
        first = np.searchsorted(rows, np.arange(len(x)))
        odds = np.exp(logits - np.maximum.reduceat(logits, first)[rows])
        return rows, choices, odds / np.add.reduceat(odds, first)[rows]

    def draw(self, x, mask, rng):
        """One open choice a row, by its chance."""
        rows, choices, chances = self.chances(x, mask)
        keys = np.log(chances + 1e-9) - np.log(-np.log(rng.random(len(rows)) + 1e-12))
        order = np.lexsort((keys, rows))
        return choices[order[np.searchsorted(rows, np.arange(len(x)), "right") - 1]]

    def save(self, path):
        np.savez_compressed(path, w=self.w, v=self.v, kept=self.kept, mean=self.mean, scale=self.scale)


class Adam:
    """Steps of a size that the gradients' own scatter decides."""

    def __init__(self, like, rate):
        self.m, self.s, self.t, self.rate = np.zeros_like(like), np.zeros_like(like), 0, rate

    def step(self, weights, gradient):
        self.t += 1
        self.m += 0.1 * (gradient - self.m)
        self.s += 0.001 * (gradient**2 - self.s)
        fair = (1 - 0.999**self.t) ** 0.5 / (1 - 0.9**self.t)
        weights += self.rate * fair * self.m / (np.sqrt(self.s) + 1e-8)


def learn(policy, batch, minutes, rng, report):
    """Play and improve until the time is over."""
    actor, critic = Adam(policy.w, RATE), Adam(policy.v, CRITIC_RATE)
    end, due = time.process_time() + 60 * minutes, 0.0
    games = 0
    now = batch.reset()
    while time.process_time() < end:
        xs, masks, taken, seats, done, shares = [], [], [], [], [], []
        for _ in range(STEPS):
            x = policy.features(now.observation)
            choice = policy.draw(x, now.mask, rng)
            xs.append(x)
            masks.append(now.mask.astype(bool))
            taken.append(choice)
            seats.append(now.seat.copy())
            now = batch.step(choice)
            done.append(now.done.copy())
            shares.append(now.rewards.copy())
        games += int(np.sum(done))
        goal = np.full((STEPS, LANES), np.nan, np.float32)  # what the seat of each choice got in the end
        share = np.full((LANES, batch.rules.seats), np.nan, np.float32)
        for t in reversed(range(STEPS)):
            share[done[t]] = shares[t][done[t]]
            goal[t] = share[np.arange(LANES), seats[t]]
        for t in range(0, STEPS, 16):  # sixteen steps of all games at a time
            known = ~np.isnan(goal[t : t + 16]).ravel()
            if not known.any():
                continue
            x = np.concatenate(xs[t : t + 16])[known]
            rows, choices, chances = policy.chances(x, np.concatenate(masks[t : t + 16])[known])
            want = goal[t : t + 16].ravel()[known]
            surprise = want - x @ policy.v
            critic.step(policy.v, x.T @ surprise / len(x))
            surprise = (surprise - surprise.mean()) / (surprise.std() + 1e-3)
            logs = np.log(chances + 1e-9)
            level = np.bincount(rows, chances * logs, len(x))
            pull = np.zeros((len(x), len(policy.w)), np.float32)
            pull[rows, choices] = -chances * (surprise[rows] + ENTROPY * (logs - level[rows]))
            pull[np.arange(len(x)), np.concatenate(taken[t : t + 16])[known]] += surprise
            actor.step(policy.w, pull.T @ x / len(x))
        if time.process_time() > due:
            report(games)
            due = time.process_time() + 30


def against_random(policy, name, rng, games):
    """The share of the wins of the policy, in every seat in turn, against random choices."""
    batch = benchmark(name).batch(games, seed=99)
    mine = np.arange(batch.n) % batch.rules.seats
    open_ones = np.ones(batch.n, bool)
    won = []
    now = batch.reset()
    while open_ones.any():
        own = policy.draw(policy.features(now.observation), now.mask, rng)
        now = batch.step(np.where(now.seat == mine, own, batch.sample(rng)))
        won += list(now.rewards[np.arange(batch.n), mine][now.done & open_ones])
        open_ones &= ~now.done
    return float(np.mean(won))


def main():
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--benchmark", default="Internum-Antike-2-sprint-v1")
    asked.add_argument("--minutes", type=float, default=5.0, help="of one core")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--save", default="policy.npz")
    asked.add_argument("--games", type=int, default=200, help="of each test against random play")
    given = asked.parse_args()
    rng = np.random.default_rng(given.seed)
    batch = benchmark(given.benchmark).batch(LANES, seed=given.seed)
    seen = []
    batch.reset()
    for _ in range(150):  # random play tells which slots vary
        seen.append(batch.step(batch.sample(rng)).observation.copy())
    policy = Policy(batch.space, np.concatenate(seen))
    print(f"internum {internum.__version__}, {given.benchmark}: {len(policy.kept)} slots vary")
    began = time.process_time()

    def report(games):
        share = against_random(policy, given.benchmark, rng, given.games)
        print(
            f"{(time.process_time() - began) / 60:5.1f} min  {games:6} games  {share:6.1%} against random",
            flush=True,
        )

    learn(policy, batch, given.minutes, rng, report)
    report(0)
    policy.save(given.save)


if __name__ == "__main__":
    main()
