import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";

export type CardTexts = {
  title: string;
  subtitle: string;
  badge: string | null;
  when: string;
  what: string;
  payLabel: string;
  pay: string;
  payDetail: string;
};

const ASSETS = join(import.meta.dirname, "../../../assets");
/** As a file, because a server may have no fonts. */
const FONT = join(ASSETS, "bricolage-grotesque.ttf");
const FAMILY = "Bricolage Grotesque 96pt ExtraBold";
const BOLD = { weight: 800, spacing: -700, height: 0.88 };
const PLAIN = { weight: 500, spacing: 0, height: 1.15 };
const BADGE = `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="36"><rect width="112" height="36" rx="9" fill="#ff5c2b"/></svg>`;

let drawn: Promise<Buffer> | undefined;
/** The parts that never change. */
const background = () =>
  (drawn ??= readFile(join(ASSETS, "share-card.svg")).then((svg) => sharp(svg).removeAlpha().png().toBuffer()));

/** 1200 × 630, the size social networks expect. */
export async function drawCard(texts: CardTexts): Promise<Buffer> {
  const { title, size } = fitted(texts.title);
  const slipTop = texts.badge === null ? 176 : 212;
  const layers = await Promise.all([
    lines(76, "middle", 580, [
      { text: title, size, face: BOLD, color: "#ffffff" },
      { text: shortened(texts.subtitle, 90), size: 30, face: PLAIN, color: "#c6d0f7" },
    ]),
    lines(768, slipTop, 300, [
      { text: texts.when, size: 27, face: BOLD, color: "#14172b" },
      { text: texts.what, size: 19, face: PLAIN, color: "#454961" },
    ]),
    lines(768, 326, 300, [
      { text: texts.payLabel, size: 19, face: PLAIN, color: "#454961" },
      { text: texts.pay, size: texts.pay.length > 9 ? 34 : 46, face: BOLD, color: "#14172b" },
      { text: texts.payDetail, size: 19, face: PLAIN, color: "#454961" },
    ]),
    ...(texts.badge === null
      ? []
      : [
          { input: Buffer.from(BADGE), left: 768, top: 152 },
          lines(789, 161, 90, [{ text: texts.badge, size: 20, face: BOLD, color: "#250a00" }]),
        ]),
  ]);
  return sharp(await background())
    .composite(layers)
    .png({ palette: true, effort: 4 })
    .toBuffer();
}

type Line = { text: string; size: number; face: typeof BOLD; color: string };

/** The height under the logo. */
const MIDDLE = 366;

/** A few lines as one layer, from `top` down or around the middle of the picture. */
async function lines(
  left: number,
  top: number | "middle",
  width: number,
  parts: readonly Line[],
): Promise<OverlayOptions> {
  const text = parts
    .filter((part) => part.text !== "")
    .map(
      ({ text, size, face, color }) =>
        `<span font_family="${FAMILY}" weight="${face.weight}" size="${size}pt" letter_spacing="${face.spacing}" line_height="${face.height}" foreground="${color}">${escaped(text)}</span>`,
    )
    .join("\n");
  const { data, info } = await sharp({
    text: { text, fontfile: FONT, width, rgba: true, dpi: 72, spacing: 6, wrap: "word-char" },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left, top: top === "middle" ? Math.round(MIDDLE - info.height / 2) : top };
}

/** Long titles use a smaller size; the longest are cut. */
function fitted(title: string): { title: string; size: number } {
  if (title.length <= 26) return { title, size: 68 };
  if (title.length <= 50) return { title, size: 56 };
  return { title: shortened(title, 90), size: 46 };
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).replace(/\s\S*$/, "")}…` : text;
}

/** As markup; « H/F » stays on one line. */
function escaped(text: string): string {
  return text.replaceAll("/", "\u2060/\u2060").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
