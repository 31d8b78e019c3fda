import { aCandidate } from "@app/db/builders/users";
import { FIRST_LEVEL_LIMITS } from "@app/domain/companies/company-rights";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aForm, PROFILE } from "../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPdf } from "../../../test/hostile/pdf.ts";
import { aPair, get, patch } from "../../../test/scene.ts";
import { sweepLooseObjects, sweepReleasedFiles } from "./sweep-files.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const NOT_FOUND = { code: "file_not_found", error: "Fichier introuvable" };
type Link = { url: string; expires_at: string };
const open = (url: string, token?: string) =>
  h.app.inject({ url, ...(token && { headers: { authorization: `Bearer ${token}` } }) });

async function uploadCv(token: string): Promise<number> {
  const cv = { field: "coverLetter", name: "CV Inès.pdf", type: "application/pdf", bytes: aPdf() };
  const form = aForm(PROFILE, [cv]);
  const { body } = await call<{ user: { coverLetter: string } }>(h.app, "PUT", "/api/profile/update/", {
    token,
    ...form,
  });
  return Number(body.user.coverLetter.split("/").at(-1));
}

/** Someone who applied with a CV that really exists, to a company whose level opens it before they are accepted. */
async function aPairWithCv() {
  const pair = await aPair(h, { company: { level: "address_proven" } });
  const cvFileId = await uploadCv(pair.person.token);
  await h.ctx.db.updateTable("applications").set({ cvFileId }).where("id", "=", pair.person.id).execute();
  return { ...pair, cvFileId };
}

const pathOf = (url: string) => url.slice(new URL(url).origin.length);

describe("opening a file", () => {
  test("its owner and the employer it was sent to receive it under its own name; the owner sees who did", async () => {
    const { person, token, cvFileId } = await aPairWithCv();
    for (const who of [person.token, token]) {
      const answer = await open(`/api/files/${cvFileId}/`, who);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.equals(aPdf())).toBe(true);
      expect(answer.headers["content-disposition"]).toBe("attachment; filename*=UTF-8''CV%20In%C3%A8s.pdf");
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
    const views = await get<{ results: { subject: string }[] }>(h, person.token, "account/views/");
    expect(views.body.results.map(({ subject }) => subject)).toContain("cv");
  });

  test("to anyone else, and after a withdrawal, it does not exist", async () => {
    const { person, token, cvFileId } = await aPairWithCv();
    const stranger = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    const { token: rival } = await aPair(h);
    for (const who of [undefined, stranger, rival]) {
      const answer = await open(`/api/files/${cvFileId}/`, who);
      expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
    }
    for (const who of [stranger, rival])
      expect(await get(h, who, `files/${cvFileId}/url/`)).toMatchObject({ status: 404, body: NOT_FOUND });
    await patch(h, person.token, `applications/${person.id}/withdraw`);
    expect((await open(`/api/files/${cvFileId}/`, token)).statusCode).toBe(404);
    expect((await get(h, token, `files/${cvFileId}/url/`)).status).toBe(404);
  });

  test("a company that has seen as many people as its level allows in a day opens no other CV", async () => {
    const { person, employer, token, cvFileId } = await aPairWithCv();
    const seen = [];
    while (seen.length < Number(FIRST_LEVEL_LIMITS.address_proven.contacts_per_day))
      seen.push(await aCandidate(h.ctx.db));
    await h.ctx.db
      .insertInto("contactViews")
      .values(seen.map(({ id }) => ({ viewerId: employer.id, candidateId: id, subject: "contact", at: h.ctx.now() })))
      .execute();
    const answer = await open(`/api/files/${cvFileId}/`, token);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: "level_limit", limit: "contacts_per_day" }]);
    const views = await get<{ results: object[] }>(h, person.token, "account/views/");
    expect(views.body.results).toEqual([]);
  });
});

describe("what nothing shows any more", () => {
  const objectOf = async (id: number) =>
    (await h.ctx.db.selectFrom("files").where("id", "=", id).select("storageKey").executeTakeFirst())?.storageKey ?? "";

  test("a CV that was replaced goes, row and object, unless an application was sent with it", async () => {
    const alone = await aCandidate(h.ctx.db);
    const token = await tokenFor(h.ctx, alone.id);
    const first = await uploadCv(token);
    const key = await objectOf(first);
    const sent = await aPairWithCv();
    const sentKey = await objectOf(sent.cvFileId);
    await uploadCv(token);
    await uploadCv(sent.person.token);
    await sweepReleasedFiles(h.ctx);
    expect(await h.ctx.storage.get(key)).not.toBeNull();
    h.advance(61_000);
    await sweepReleasedFiles(h.ctx);
    expect([await objectOf(first), await h.ctx.storage.get(key)]).toEqual(["", null]);
    expect(await h.ctx.storage.get(sentKey)).not.toBeNull();
    expect((await open(`/api/files/${sent.cvFileId}/`, await tokenFor(h.ctx, sent.employer.id))).statusCode).toBe(200);
  });

  test("an object whose upload failed is swept a day later, and one in use never", async () => {
    const candidate = await aCandidate(h.ctx.db);
    const stillUsed = await objectOf(await uploadCv(await tokenFor(h.ctx, candidate.id)));
    await h.ctx.storage.put("aa/orphelin.pdf", aPdf(), "application/pdf");
    await h.ctx.db.insertInto("looseObjects").values({ storageKey: "aa/orphelin.pdf", since: h.ctx.now() }).execute();
    await sweepLooseObjects(h.ctx);
    expect(await h.ctx.storage.get("aa/orphelin.pdf")).not.toBeNull();
    h.advance(25 * 3_600_000);
    await sweepLooseObjects(h.ctx);
    expect(await h.ctx.storage.get("aa/orphelin.pdf")).toBeNull();
    expect(await h.ctx.storage.get(stillUsed)).not.toBeNull();
  });
});

describe("a signed link", () => {
  test("gives the file without a token for a minute, and that file only", async () => {
    const { token, cvFileId } = await aPairWithCv();
    const { body } = await get<Link>(h, token, `files/${cvFileId}/url/`);
    expect(Date.parse(body.expires_at) - h.ctx.now().getTime()).toBeLessThanOrEqual(60_000);
    expect((await open(pathOf(body.url))).rawPayload.equals(aPdf())).toBe(true);
    const other = await aPairWithCv();
    expect((await open(pathOf(body.url).replace(`/${cvFileId}/`, `/${other.cvFileId}/`))).statusCode).toBe(404);
    expect((await open(pathOf(body.url).replace(/signature=.{4}/, "signature=AAAA"))).statusCode).toBe(404);
    expect((await open(pathOf(body.url).replace(/expires=\d+/, "expires=99999999999"))).statusCode).toBe(404);
    h.advance(61_000);
    expect((await open(pathOf(body.url))).statusCode).toBe(404);
  });
});
