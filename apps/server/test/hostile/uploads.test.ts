import { aCandidate } from "@app/db/builders/users";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Clamd, startClamd } from "../../../../tools/testing/clamd.ts";
import { aForm, PROFILE } from "../form.ts";
import { call, type Harness, startHarness, tokenFor } from "../harness.ts";
import type { Hostile } from "./corpus.ts";
import { HONEST_PDFS, hostileCvs, hostilePdfs } from "./cv-corpus.ts";
import { hostileImages } from "./image-corpus.ts";
import * as images from "./images.ts";
import { anOldWordFile } from "./old-word.ts";
import { aPdf, aStream } from "./pdf.ts";
import { hostileWords } from "./word-corpus.ts";
import { aDocx, aRelation } from "./zip.ts";

const documents = [...hostileCvs, ...hostilePdfs, ...hostileWords];

let clamd: Clamd;
let h: Harness;
let token: string;
let userId: number;
beforeAll(async () => {
  clamd = await startClamd();
  h = await startHarness({ CLAMD_URL: clamd.url });
  userId = (await aCandidate(h.ctx.db)).id;
  token = await tokenFor(h.ctx, userId);
  // The first decoding loads the codecs.
  await upload("profileImage", "photo.png", await images.aPng());
});
afterAll(async () => {
  await h.close();
  await clamd.stop();
});

type Field = "profileImage" | "coverLetter";
type Sent = { error?: string; user?: { profileImage: string | null; coverLetter: string | null } } & Record<
  string,
  unknown
>;

async function upload(field: Field, name: string, bytes: Buffer) {
  const form = aForm(PROFILE, [{ field, name, type: "application/octet-stream", bytes }]);
  const start = process.cpuUsage();
  const answer = await call<Sent>(h.app, "PUT", "/api/profile/update/", { token, ...form });
  const { user, system } = process.cpuUsage(start);
  return { ...answer, ms: (user + system) / 1000 };
}

const countFiles = async () =>
  (await h.ctx.db.selectFrom("files").where("ownerId", "=", userId).select("id").execute()).length;

/** The file as it is served. */
async function download(url: string | null | undefined) {
  const id = Number(url?.split("/").at(-1));
  const row = await h.ctx.db.selectFrom("files").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
  const answer = await h.app.inject({ url: `/api/files/${id}/`, headers: { authorization: `Bearer ${token}` } });
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  expect(answer.headers["content-security-policy"]).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
  return { row, bytes: answer.rawPayload, disposition: String(answer.headers["content-disposition"]) };
}

/** A core shared with another thread of the machine counts up to twice the time. */
const MOST_MS = 2000;

/** Sends it, and returns the time of the processor until the answer: another program that runs does not change it. */
async function meet(field: Field, { name, bytes, outcome }: Hostile): Promise<number> {
  const payload = await bytes();
  const before = await countFiles();
  const { status, body, ms } = await upload(field, name, payload);
  if (outcome === "nothing stored") {
    expect([status, await countFiles()]).toEqual([200, before]);
    return ms;
  }
  if ("status" in outcome) {
    expect({ status, error: body.error, field: body[field] }).toEqual({ ...outcome, field: [outcome.error] });
    expect(await countFiles()).toBe(before);
    return ms;
  }
  expect(status).toBe(200);
  const stored = await download(body.user?.[field]);
  expect(stored.row.originalName).toBe(outcome.name);
  expect(stored.disposition).toContain(field === "coverLetter" ? "attachment" : "inline");
  if (outcome.gone) expect(stored.bytes.includes(outcome.gone)).toBe(false);
  if (field === "profileImage") {
    const { format, exif, icc, xmp, pages = 1 } = await sharp(stored.bytes).metadata();
    expect({ format, exif, icc, xmp, pages }).toEqual({ format: "webp", pages: 1 });
  }
  return ms;
}

test("the corpus is large enough", () => {
  expect(hostileImages.length + documents.length).toBeGreaterThanOrEqual(60);
});

describe("a hostile picture is refused in French or comes out harmless, in two seconds of the processor", () => {
  test.each(hostileImages)("$what", async (hostile) => {
    expect(await meet("profileImage", hostile)).toBeLessThan(MOST_MS);
  });
});

describe("a hostile CV is refused in French or comes out harmless, in two seconds of the processor", () => {
  test.each(documents)("$what", async (hostile) => {
    expect(await meet("coverLetter", hostile)).toBeLessThan(MOST_MS);
  });
});

describe("an honest CV is taken", () => {
  test.each(HONEST_PDFS)("one that %s", async (_what, bytes) => {
    expect((await upload("coverLetter", "cv.pdf", bytes)).status).toBe(200);
  });
});

describe("an honest file is taken", () => {
  test.each([
    ["a JPEG", "photo.jpg", () => images.aJpeg()],
    ["a PNG", "photo.png", () => images.aPng()],
    ["a WebP", "photo.webp", images.aWebp],
    [
      "a photo of 24 million pixels",
      "photo.jpg",
      async () =>
        sharp(await images.aPng(6000, 4000))
          .jpeg()
          .toBuffer(),
    ],
  ])("%s", async (_what, name, bytes) => {
    expect(await upload("profileImage", name, await bytes())).toMatchObject({ status: 200 });
  });

  test.each([
    ["a PDF", "CV Inès Moreau.pdf", () => aPdf()],
    [
      "a PDF with a link",
      "cv.pdf",
      () => aPdf({ page: "/Annots [<< /Subtype /Link /A << /S /URI /URI (https://a.example) >> >>]" }),
    ],
    [
      "a PDF that only speaks of /JavaScript",
      "cv.pdf",
      () => aPdf({ more: [aStream(Buffer.from("(/JavaScript /Launch) Tj"))] }),
    ],
    ["a docx with a link", "cv.docx", () => aDocx({ relations: aRelation("hyperlink", "https://a.example") })],
    ["a .doc", "cv.doc", () => anOldWordFile()],
  ])("%s, under its own name and with its own bytes", async (_what, name, bytes) => {
    const { status, body } = await upload("coverLetter", name, bytes());
    expect(status).toBe(200);
    const stored = await download(body.user?.coverLetter);
    expect(stored.row.originalName).toBe(name);
    expect(stored.bytes.equals(bytes())).toBe(true);
    expect(stored.disposition).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  });
});
