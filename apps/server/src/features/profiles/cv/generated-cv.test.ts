import { anApplication } from "@app/db/builders/applications";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aForm, PROFILE } from "../../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { post } from "../../../../test/scene.ts";
import { checkDocument } from "../../../platform/files/documents/document.ts";
import { MAX_BYTES_PER_PERSON } from "../../../platform/files/files.ts";

const URL = "/api/profile/generated-cv/";
const DAY = 86_400_000;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

async function download(token: string) {
  const answer = await h.app.inject({ method: "GET", url: URL, headers: { authorization: `Bearer ${token}` } });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

/** As a reader of PDF finds it: the words, the pages and the tags. */
async function readPdf(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  const { info } = await document.getMetadata();
  const page = await document.getPage(1);
  const tree = await page.getStructTree();
  const [first] = (await page.getTextContent()).items;
  const nameSize = first && "height" in first ? Math.round(first.height * 10) / 10 : null;
  return { text: text.replace(/\s+/g, " "), pages: document.numPages, nameSize, info, tags: JSON.stringify(tree) };
}

/** Through the form of the profile. */
async function write(token: string, fields: Record<string, string | string[]>) {
  const answer = await call(h.app, "PUT", "/api/profile/update/", { token, ...aForm({ ...PROFILE, ...fields }) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const EXPERIENCE = {
  title: "Chef de rang",
  company: "Brasserie de l’Œuf",
  location: "Besançon",
  startDate: "2021-05-01",
  endDate: "2024-03-31",
  current: false,
  description: "Quatre-vingt-dix couverts, trois rangs\u202f; à l’aise en coup de feu.",
};

describe("the profile as a PDF", () => {
  test("holds what the person wrote and what they worked, as text that can be copied and heard", async () => {
    const candidate = await aCandidate(h.ctx.db);
    const token = await tokenFor(h.ctx, candidate.id);
    await write(token, {
      first_name: "Anaïs",
      last_name: "Lefèvre-Dvořák",
      profession: "Serveuse",
      about: "Dix ans de salle, « du bistrot à l’étoilé ».",
      skills: ["Service à l’assiette", "Cœur de métier\u00a0: l’accueil"],
      experiences: JSON.stringify([EXPERIENCE]),
    });
    for (const [index, sector] of ["Hôtellerie-restauration", "Hôtellerie-restauration", "Logistique"].entries()) {
      const startsAt = new Date(Date.now() - (30 - 4 * index) * DAY);
      const mission = await aMission(h.ctx.db, { startsAt, sectors: [sector] });
      await anApplication(h.ctx.db, {
        mission,
        candidate,
        status: "accepted",
        candidateStatus: "confirmed",
        attendance: "worked",
        createdAt: new Date(startsAt.getTime() - 3 * 3_600_000),
      });
    }

    const { status, headers, bytes } = await download(token);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename*=UTF-8''CV%20Ana%C3%AFs%20Lef%C3%A8vre-Dvo%C5%99%C3%A1k.pdf",
      "cache-control": "no-store",
    });
    const { text, pages, info, tags } = await readPdf(bytes);
    for (const words of [
      "Anaïs Lefèvre-Dvořák",
      "Serveuse",
      "Lyon",
      candidate.email,
      "Dix ans de salle, « du bistrot à l’étoilé ».",
      "Service à l’assiette",
      "Cœur de métier : l’accueil",
      "Chef de rang",
      "Brasserie de l’Œuf, Besançon",
      "Mai 2021 – mars 2024",
      "Quatre-vingt-dix couverts, trois rangs ; à l’aise en coup de feu.",
      "3 missions réalisées avec Renfort depuis",
      "Hôtellerie-restauration (2), Logistique (1)",
      "Démarre vite",
    ])
      expect(text).toContain(words);
    expect(pages).toBe(1);
    expect(info).toMatchObject({ Title: "CV de Anaïs Lefèvre-Dvořák", Language: "fr-FR" });
    expect(tags).toMatch(/"H1".*"P".*"H2".*"H3"/);
    // Nothing was stored.
    expect(await h.ctx.db.selectFrom("files").where("ownerId", "=", candidate.id).selectAll().execute()).toEqual([]);
  });

  test("of a person who has filled in nothing is a page with their name", async () => {
    const candidate = await aCandidate(h.ctx.db, { firstName: "Zoé", lastName: "Nguyễn" });
    await h.ctx.db
      .updateTable("candidates")
      .set({ profession: null, about: null, skills: [], skillIds: [] })
      .where("userId", "=", candidate.id)
      .execute();
    const { text, pages } = await readPdf((await download(await tokenFor(h.ctx, candidate.id))).bytes);
    expect(text).toContain("Zoé Nguyen");
    expect(text).not.toMatch(/Profil |Compétences|Expérience|Missions|Badges/);
    expect(pages).toBe(1);
  });

  test("a little too long for a page, it is printed smaller; much longer, it goes on", async () => {
    const token = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    const pagesOf = async (count: number) => {
      const description = "Service, mise en place et caisse, avec une équipe de douze personnes. ".repeat(3);
      await write(token, {
        experiences: JSON.stringify(Array.from({ length: count }, () => ({ ...EXPERIENCE, description }))),
      });
      const { pages, nameSize } = await readPdf((await download(token)).bytes);
      return { pages, nameSize };
    };
    expect(await pagesOf(5)).toEqual({ pages: 1, nameSize: 26 });
    expect(await pagesOf(7)).toEqual({ pages: 1, nameSize: 23.4 });
    expect(await pagesOf(12)).toEqual({ pages: 2, nameSize: 26 });
  });
});

/** Older rows may hold what today's form refuses. */
const HOSTILE = [
  "A".repeat(10_000),
  "mot ".repeat(2_500),
  "\u202e".repeat(500) + "fdp.exe",
  "مرحبا بالعالم ".repeat(300),
  "👩‍🍳🍽️".repeat(1_000),
  Array.from({ length: 32 }, (_, code) => String.fromCharCode(code))
    .filter((text) => text !== "\0")
    .join("texte"),
  "\ud800\udfff\udc00".toWellFormed(),
  "(endstream) endobj >> /JavaScript (alert) <script>",
  "é\u0301\u0302\u0303\u0304".repeat(2_000),
  "\n".repeat(5_000),
];

describe("a hostile profile", () => {
  test.each(HOSTILE.map((text, index) => [index, text] as const))("%i: a valid PDF, soon", async (_, text) => {
    const { id } = await aCandidate(h.ctx.db);
    await h.ctx.db
      .updateTable("candidates")
      .set({ profession: text.slice(0, 2_000), about: text, skills: Array(50).fill(text.slice(0, 80)) })
      .where("userId", "=", id)
      .execute();
    await h.ctx.db
      .updateTable("users")
      .set({ firstName: text.slice(0, 60), lastName: text.slice(0, 60) })
      .where("id", "=", id)
      .execute();
    const experience = { candidateId: id, title: text.slice(0, 160), company: text.slice(0, 160), location: "Lyon" };
    await h.ctx.db
      .insertInto("experiences")
      .values(Array.from({ length: 50 }, () => ({ ...experience, startDate: "2020-01-01", description: text })))
      .execute();
    const token = await tokenFor(h.ctx, id);
    const started = performance.now();
    const { status, bytes } = await download(token);
    expect(status).toBe(200);
    // Some sixty milliseconds on an idle machine; words without a space once took seventeen seconds.
    expect(performance.now() - started).toBeLessThan(3_000);
    expect(await checkDocument(bytes, "cv.pdf")).toEqual({ mediaType: "application/pdf", extension: "pdf" });
    const { pages } = await readPdf(bytes);
    expect(pages).toBeLessThan(20);
    expect(bytes.length).toBeLessThan(300_000);
  });
});

describe("kept as the CV of the profile", () => {
  test("in one call, under its name; the one before goes", async () => {
    const candidate = await aCandidate(h.ctx.db, { firstName: "Inès", lastName: "Moreau" });
    const token = await tokenFor(h.ctx, candidate.id);
    type Saved = { user: { coverLetter: string; coverLetterName: string } };
    const keep = () => post<Saved>(h, token, "profile/generated-cv", {});
    const first = await keep();
    expect(first).toMatchObject({ status: 200, body: { user: { coverLetterName: "CV Inès Moreau.pdf" } } });
    const second = await keep();
    expect(second.body.user.coverLetter).not.toBe(first.body.user.coverLetter);
    const id = second.body.user.coverLetter.replace("/fichiers/", "");
    const file = await h.app.inject({ url: `/api/files/${id}/`, headers: { authorization: `Bearer ${token}` } });
    expect((await readPdf(file.rawPayload)).text).toContain("Inès Moreau");
    const left = await h.ctx.db
      .selectFrom("files")
      .where("ownerId", "=", candidate.id)
      .where("releasedAt", "is", null)
      .select("id")
      .execute();
    expect(left).toEqual([{ id: Number(id) }]);

    await h.ctx.db.updateTable("files").set({ sizeBytes: MAX_BYTES_PER_PERSON }).where("id", "=", Number(id)).execute();
    expect(await keep()).toMatchObject({ status: 413, body: { code: "too_large" } });
  });
});
