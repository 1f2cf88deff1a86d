// Check the dice: the commitment that was published at the start, and every roll, recomputed in the browser.
// The rest of the draws needs the rules; `internum replay --check` does those.

export interface Verdict {
  /** Does the seed fit what was promised before the first move? */
  promised: boolean;
  rolls: number;
  wrong: number[];
  /** Results of chance of other kinds, which are not recomputed here. */
  others: number;
}

const FACES = 6;

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Result number `n` of a game, among so many equally likely ones: see internum/core/chance.py. */
export async function drawn(seed: string, n: number, outcomes: number): Promise<number> {
  const total = BigInt(outcomes);
  const bound = ((1n << 64n) / total) * total;
  for (let attempt = 0; ; attempt++) {
    const bytes = await sha256(`internum draw ${seed} ${n} ${attempt}`);
    let value = 0n;
    for (const byte of bytes.slice(0, 8)) value = (value << 8n) | BigInt(byte);
    if (value < bound) return Number(value % total);
  }
}

export async function check(record: string): Promise<Verdict> {
  const lines = record.split("\n").map((line) => line.trimEnd());
  const seed = lines.find((line) => line.startsWith("seed "))?.slice(5) ?? "";
  const commitment = lines.find((line) => line.startsWith("commitment "))?.slice(11) ?? "";
  const terms = lines.slice(0, lines.findIndex((line) => line.startsWith("board ")) + 1);
  const promised = hex(await sha256([...terms, `seed ${seed}`].join("\n"))) === commitment;
  const verdict: Verdict = { promised, rolls: 0, wrong: [], others: 0 };
  const results = lines.filter((line) => /^\s+chance: /.test(line)).map((line) => line.trim().slice(8));
  for (const [n, result] of results.entries()) {
    const die = /^roll (\d)$/.exec(result);
    if (!die) {
      verdict.others++;
      continue;
    }
    verdict.rolls++;
    if ((await drawn(seed, n, FACES)) + 1 !== Number(die[1])) verdict.wrong.push(n);
  }
  return verdict;
}
