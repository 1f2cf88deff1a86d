// Where one looks at the board: a window into the sheet, moved by finger, wheel and keys.

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const NEAREST = 1.6; // pixels a unit at most

export class Camera {
  /** The sheet's unit at the window's left upper corner, and pixels a unit. */
  x = $state(0);
  y = $state(0);
  k = $state(0.2);
  width = $state(1);
  height = $state(1);
  insets = $state.raw<Insets>({ top: 0, right: 0, bottom: 0, left: 0 });
  private whole: readonly number[] = [0, 0, 5760, 3840];
  /** Has nobody moved it yet? Then it follows the window. */
  private still = true;

  /** Where the sheet was drawn last: while a finger moves, the picture is only shifted, and drawn anew when it rests. */
  private drawnX = $state(0);
  private drawnY = $state(0);
  drawnK = $state(0.2);
  private rest: ReturnType<typeof setTimeout> | undefined;

  /** A camera with a part fills its window with the middle of that part of the sheet, and nobody moves it. */
  constructor(private readonly part: readonly number[] | null = null) {}

  viewBox = $derived(`${this.drawnX} ${this.drawnY} ${this.width / this.drawnK} ${this.height / this.drawnK}`);
  shift = $derived(
    this.drawnX === this.x && this.drawnY === this.y && this.drawnK === this.k
      ? "none"
      : `translate(${(this.drawnX - this.x) * this.k}px, ${(this.drawnY - this.y) * this.k}px) scale(${this.k / this.drawnK})`,
  );

  private draw(): void {
    clearTimeout(this.rest);
    this.drawnX = this.x;
    this.drawnY = this.y;
    this.drawnK = this.k;
  }

  private drawSoon(): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.draw(), 140);
  }

  get least(): number {
    const { top, right, bottom, left } = this.insets;
    const [, , w = 1, h = 1] = this.whole;
    return Math.min((this.width - left - right) / w, (this.height - top - bottom) / h);
  }

  resize(width: number, height: number, insets: Insets, whole: readonly number[]): void {
    this.width = Math.max(width, 1);
    this.height = Math.max(height, 1);
    this.insets = insets;
    this.whole = whole;
    if (this.still) this.fit();
    else this.clamp();
    this.draw();
  }

  /** The whole board, in what the instruments leave free. */
  fit(): void {
    this.still = true;
    if (this.part) this.fill(this.part);
    else this.show(this.whole, 0);
  }

  private fill([x = 0, y = 0, w = 1, h = 1]: readonly number[]): void {
    this.k = Math.max(this.width / w, this.height / h);
    this.x = x + w / 2 - this.width / 2 / this.k;
    this.y = y + h / 2 - this.height / 2 / this.k;
    this.draw();
  }

  /** Show a box of the sheet. */
  show(box: readonly number[], margin = 0.12): void {
    const { top, right, bottom, left } = this.insets;
    const [x = 0, y = 0, w = 1, h = 1] = box;
    const width = this.width - left - right;
    const height = this.height - top - bottom;
    const k = Math.min(width / (w * (1 + 2 * margin)), height / (h * (1 + 2 * margin)), NEAREST);
    this.k = Math.max(k, this.least);
    this.x = x + w / 2 - (left + width / 2) / this.k;
    this.y = y + h / 2 - (top + height / 2) / this.k;
    this.draw();
  }

  look(box: readonly number[]): void {
    this.still = false;
    this.show(box);
    this.clamp();
    this.draw();
  }

  pan(dx: number, dy: number): void {
    this.still = false;
    this.x -= dx / this.k;
    this.y -= dy / this.k;
    this.clamp();
    this.drawSoon();
  }

  zoom(factor: number, px: number, py: number): void {
    this.still = false;
    const k = Math.min(NEAREST, Math.max(this.least * 0.9, this.k * factor));
    this.x += px / this.k - px / k;
    this.y += py / this.k - py / k;
    this.k = k;
    this.clamp();
    this.drawSoon();
  }

  at(px: number, py: number): [number, number] {
    return [this.x + px / this.k, this.y + py / this.k];
  }

  /** The middle of the free window stays on the sheet. */
  private clamp(): void {
    const { top, right, bottom, left } = this.insets;
    const [x0 = 0, y0 = 0, w = 1, h = 1] = this.whole;
    const cx = (left + this.width - right) / 2 / this.k;
    const cy = (top + this.height - bottom) / 2 / this.k;
    this.x = Math.min(Math.max(this.x + cx, x0), x0 + w) - cx;
    this.y = Math.min(Math.max(this.y + cy, y0), y0 + h) - cy;
  }
}
