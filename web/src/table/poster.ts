// The poster: the board as it stands as one engraved sheet with its title, the seats and the date; SVG, or PNG of it.
// The board is drawn off the screen at its full size, whatever the screen is, and its styles go into the file.
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import Board from "../board/Board.svelte";

export interface Sheet {
  board: ComponentProps<typeof Board>;
  title: string;
  /** The seats in their order, each with its colour. */
  seats: { text: string; colour: string }[];
  below: string;
}

const WIDTH = 1440;
const FOOT = 220; // pixels under the board
const FACES = [
  ["eb-garamond-latin-500-normal", 500, "normal"],
  ["eb-garamond-latin-500-italic", 500, "italic"],
] as const;
const SVG = "http://www.w3.org/2000/svg";

/** The rules of the page's style sheets that this drawing needs, and the table's colours by day. */
function stylesOf(drawing: Element): string {
  const out: string[] = [];
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue;
      const { selectorText } = rule;
      if (selectorText === ":root" || drawing.matches(selectorText) || drawing.querySelector(selectorText)) out.push(rule.cssText);
    }
  return out.join("\n");
}

async function faces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const out: string[] = [];
  for (const [name, weight, style] of FACES) {
    const address = rules.map((rule) => /url\("?([^")]+\.woff2)"?\)/.exec(rule.cssText)?.[1] ?? "").find((url) => url.includes(name));
    if (!address) continue;
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    out.push(`@font-face{font-family:"EB Garamond";font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${btoa(text)})}`);
  }
  return out.join("\n");
}

const element = (name: string, attributes: Record<string, string | number>, text = ""): SVGElement => {
  const one = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, String(value));
  one.textContent = text;
  return one;
};

export async function poster(sheet: Sheet): Promise<string> {
  const [, , w, h] = sheet.board.map.view;
  const height = Math.round((WIDTH * h) / w);
  const unit = w / WIDTH;
  const room = document.createElement("div");
  room.style.cssText = `position:fixed;left:-9999px;top:0;width:${WIDTH}px;height:${height}px`;
  document.body.append(room);
  const app = mount(Board, { target: room, props: { ...sheet.board, still: true } });
  flushSync();
  await new Promise((wake) => setTimeout(wake, 60)); // its window has been measured
  flushSync();
  const whole = element("svg", { xmlns: SVG, viewBox: `0 0 ${w} ${h + FOOT * unit}`, width: WIDTH, height: height + FOOT, class: "plate" });
  for (const layer of room.querySelectorAll("svg.sheet")) {
    const group = element("g", { class: layer.getAttribute("class") ?? "" });
    for (const child of [...layer.children]) if (!child.matches(".hits")) group.append(child.cloneNode(true));
    whole.append(group);
  }
  void unmount(app);
  const at = (y: number): number => h + y * unit;
  whole.prepend(element("rect", { class: "frame-ground", width: w, height: h + FOOT * unit }));
  const middle = w / 2;
  whole.append(element("text", { class: "title", x: middle, y: at(70), "font-size": 52 * unit, "letter-spacing": 6 * unit }, sheet.title));
  whole.append(element("path", { class: "title-rule", d: `M${middle - 300 * unit} ${at(92)}h${600 * unit}`, "stroke-width": 3 }));
  const line = element("text", { class: "title", x: middle, y: at(134), "font-size": 24 * unit });
  for (const [i, seat] of sheet.seats.entries()) {
    if (i) line.append(element("tspan", {}, "   ·   "));
    line.append(element("tspan", { fill: seat.colour, stroke: "#1f2a30", "stroke-width": 1.5 }, "■ "), element("tspan", {}, seat.text));
  }
  whole.append(line, element("text", { class: "title below", x: middle, y: at(174), "font-size": 19 * unit }, sheet.below));
  const style = element("style", {}, `${await faces()}\n${stylesOf(whole)}`);
  whole.prepend(style);
  const text = new XMLSerializer().serializeToString(whole);
  room.remove();
  return text;
}

/** The same as a picture of dots, two to a pixel. */
export async function dots(svg: string): Promise<Blob> {
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.width * 2;
  canvas.height = picture.height * 2;
  canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(picture.src);
  return new Promise((give, fail) => canvas.toBlob((blob) => (blob ? give(blob) : fail(new Error("no picture"))), "image/png"));
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
