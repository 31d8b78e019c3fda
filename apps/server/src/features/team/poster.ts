import { posterFr as fr, teamFr } from "@app/contract/team/team.fr";
import type { Employer } from "@app/domain/accounts/actor";
import { safeFileName } from "@app/domain/text/file-name";
import { encode } from "uqr";
import type { Context } from "../../platform/context.ts";
import type { Download } from "../../platform/http/download.ts";
import { notFound } from "../../platform/http/errors.ts";
import { A4, finishDocument, newDocument } from "../../platform/pdf/pdf-document.ts";
import { writable } from "../../platform/pdf/pdf-text.ts";
import { linkUrl } from "./links.ts";

const MARGINS = { top: 64, bottom: 56, left: 56, right: 56 };
const WIDTH = A4.width - MARGINS.left - MARGINS.right;
const INK = "#14172b";
const BLUE = "#2341c4";
const QR_SIDE = 300;
const QR_TOP = 290;

/** The poster of one of the company's open links. */
export async function makePoster(ctx: Context, { companyId }: Employer, code: string): Promise<Download> {
  const link = await ctx.db
    .selectFrom("teamLinks as l")
    .innerJoin("companies as c", "c.id", "l.companyId")
    .leftJoin("establishments as e", "e.id", "l.establishmentId")
    .where("l.companyId", "=", companyId)
    .where("l.code", "=", code)
    .where("l.revokedAt", "is", null)
    .select(["c.name", "e.name as establishment"])
    .executeTakeFirst();
  if (!link) throw notFound("link_not_found", teamFr.linkNotFound);
  const name = cut(writable(link.name).replace(/\n+/g, " "));
  const place = link.establishment === null ? "" : cut(writable(link.establishment).replace(/\n+/g, " "));
  const bytes = await drawPoster({
    name,
    place: place === name ? "" : place,
    url: linkUrl(ctx, code),
    made: ctx.now(),
  });
  return { bytes, mediaType: "application/pdf", name: safeFileName(`${fr.title} ${name}`, "pdf"), inline: false };
}

const LONGEST_NAME = 80;
const cut = (text: string) => (text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME).trimEnd()}…` : text);

type Poster = { name: string; place: string; url: string; made: Date };

/** One tagged page: the code is a figure with its address as its text. */
async function drawPoster({ name, place, url, made }: Poster): Promise<Buffer> {
  const { document, root } = newDocument({ title: `${fr.title}, ${name}`, author: name, made }, MARGINS);
  const write = (
    tag: string,
    text: string,
    style: { font: "regular" | "semibold"; size: number; color: string; y: number },
  ) => {
    if (text === "") return;
    root.add(
      document.struct(tag, {}, () => {
        document.font(style.font, style.size).fillColor(style.color);
        document.text(text, MARGINS.left, style.y, { width: WIDTH, align: "center" });
      }),
    );
  };
  write("H1", writable(fr.title), { font: "semibold", size: 40, color: INK, y: MARGINS.top });
  write("P", name, { font: "semibold", size: name.length > 30 ? 24 : 30, color: BLUE, y: 124 });
  write("P", place, { font: "regular", size: 16, color: INK, y: name.length > 45 ? 190 : 170 });
  write("P", writable(fr.promise), { font: "regular", size: 20, color: INK, y: 226 });
  root.add(
    document.struct("Figure", { alt: `${writable(fr.or)} ${url}` }, () => {
      const { data, size } = encode(url, { ecc: "M", border: 4 });
      const side = QR_SIDE / size;
      document.fillColor("#000000");
      data.forEach((row, y) =>
        row.forEach((isDark, x) => {
          if (isDark) document.rect((A4.width - QR_SIDE) / 2 + x * side, QR_TOP + y * side, side, side);
        }),
      );
      document.fill();
    }),
  );
  write("P", writable(fr.how), { font: "regular", size: 16, color: INK, y: 612 });
  write("P", writable(fr.or), { font: "regular", size: 13, color: INK, y: 668 });
  write("P", url.replace(/^https?:\/\//, ""), { font: "semibold", size: 16, color: BLUE, y: 688 });
  write("P", writable(fr.free), { font: "regular", size: 12, color: INK, y: 726 });
  return finishDocument({ document, root });
}
