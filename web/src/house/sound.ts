// Short sounds, made when they are heard: a plucked string, a tap of wood, a drum, dice. Off until somebody wants them.
export type Sound = "turn" | "move" | "battle" | "end";

let context: AudioContext | null = null;

/** One string: a decaying triangle with its octave. */
function pluck(ctx: AudioContext, at: number, pitch: number, loud: number): void {
  for (const [times, share] of [
    [1, 1],
    [2, 0.35],
  ] as const) {
    const tone = ctx.createOscillator();
    const fade = ctx.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch * times;
    fade.gain.setValueAtTime(0, at);
    fade.gain.linearRampToValueAtTime(loud * share, at + 0.008);
    fade.gain.exponentialRampToValueAtTime(0.0001, at + 0.9 / times);
    tone.connect(fade).connect(ctx.destination);
    tone.start(at);
    tone.stop(at + 1);
  }
}

/** Noise through a filter: wood where it is short and high, a drum where it is long and low. */
function knock(ctx: AudioContext, at: number, pitch: number, long: number, loud: number): void {
  const noise = ctx.createBufferSource();
  const samples = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * long), ctx.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  noise.buffer = samples;
  const filter = ctx.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 3;
  const gain = ctx.createGain();
  gain.gain.value = loud;
  noise.connect(filter).connect(gain).connect(ctx.destination);
  noise.start(at);
}

export function play(sound: Sound): void {
  context ??= new AudioContext();
  const ctx = context;
  if (ctx.state === "suspended") void ctx.resume();
  const at = ctx.currentTime + 0.01;
  if (sound === "move") knock(ctx, at, 1400, 0.06, 0.5);
  else if (sound === "turn") [293.7, 440].forEach((pitch, i) => pluck(ctx, at + i * 0.14, pitch, 0.22));
  else if (sound === "battle") [0, 0.16, 0.26].forEach((after, i) => knock(ctx, at + after, i ? 900 : 110, i ? 0.05 : 0.35, i ? 0.4 : 1));
  else [293.7, 370, 440, 587.3].forEach((pitch, i) => pluck(ctx, at + i * 0.17, pitch, 0.2));
}
