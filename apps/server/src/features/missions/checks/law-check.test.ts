import type { LintFinding } from "@app/contract/missions/mission-lint";
import { missionLintFr } from "@app/contract/missions/mission-lint.fr";
import type { MissionView } from "@app/contract/missions/missions";
import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aDraft, aMission } from "@app/db/builders/missions";
import { anAdmin } from "@app/db/builders/users";
import { FIRST_SMIC_RATES } from "@app/domain/catalogue/smic";
import { LINT_TEXTS, type LintText } from "@app/domain/missions/lint/mission-lint";
import { checkAdvert } from "@app/text-check/check-advert";
import { readSentences } from "@app/text-check/training/read-sets";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { bodyOf } from "../../../../test/mission-scene.ts";
import { get } from "../../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

type Refused = Partial<Record<LintText | "compensation" | "hoursPerDay", string[]>> & {
  code?: string;
  error?: string;
  findings?: LintFinding[];
};
const UNLAWFUL = "Cherche serveuse jolie de moins de 30 ans, pas d’étrangers";
const DOUBTFUL = "Dans l’ancienne convention, 10\u00a0€ de l’heure.";
const withText = (field: LintText, text: string) => ({
  [field]: field === "skills" || field === "tags" ? [text] : text,
});

async function aScene(body: object = {}) {
  const employer = await anEmployer(h.ctx.db, { company: { level: "address_proven" } });
  const token = await tokenFor(h.ctx, employer.id);
  const mission = await aMission(h.ctx.db, { employer });
  const draft = await aDraft(h.ctx.db, { employer });
  const send = (method: "POST" | "PUT", url: string, changes: object) =>
    call<Refused & Partial<MissionView>>(h.app, method, url, { token, body: bodyOf(mission, { ...body, ...changes }) });
  return {
    employer,
    mission,
    token,
    add: (changes: object) => send("POST", "/api/jobs/add/", changes),
    edit: (changes: object) => send("PUT", `/api/jobs/${mission.id}/edit/`, changes),
    publishDraft: (changes: object) => send("POST", "/api/jobs/add/", { draft_id: draft.id, ...changes }),
    stored: async () => ({
      missions: await h.ctx.db
        .selectFrom("missions")
        .where("companyId", "=", employer.companyId)
        .selectAll()
        .orderBy("id")
        .execute(),
      drafts: await h.ctx.db
        .selectFrom("missionDrafts")
        .where("companyId", "=", employer.companyId)
        .selectAll()
        .execute(),
    }),
    overruled: () =>
      h.ctx.db
        .selectFrom("overruledWarnings")
        .where("companyId", "=", employer.companyId)
        .select(["missionId", "userId", "rule", "field", "excerpt"])
        .orderBy("id")
        .execute(),
  };
}
const WAYS = ["add", "edit", "publishDraft"] as const;

describe("an unlawful text", () => {
  test.each(LINT_TEXTS)("in %s is refused with its words, and nothing is stored", async (field) => {
    const scene = await aScene();
    const before = await scene.stored();
    for (const way of WAYS) {
      const { status, body } = await scene[way]({ ...withText(field, UNLAWFUL), acknowledged: ["age", "origin"] });
      expect({ way, status, code: body.code }).toEqual({ way, status: 400, code: "unlawful" });
      expect(body.error).toBe(missionLintFr.unlawful);
      const forbidden = body.findings?.filter((one) => one.field === field && one.severity === "block") ?? [];
      expect(forbidden.length).toBeGreaterThan(0);
      expect(body[field]).toEqual(forbidden.map(missionLintFr.forbidden));
      for (const { excerpt } of forbidden) expect(`${UNLAWFUL} (H/F)`).toContain(excerpt);
    }
    expect(await scene.stored()).toEqual(before);
  });

  test("already on line does not stay through an edit of something else", async () => {
    const scene = await aScene({ additionalInfo: UNLAWFUL });
    await h.ctx.db
      .updateTable("missions")
      .set({ additionalInfo: UNLAWFUL })
      .where("id", "=", scene.mission.id)
      .execute();
    expect(await scene.edit({ positions: 5 })).toMatchObject({ status: 400, body: { code: "unlawful" } });
    expect((await scene.edit({ positions: 5, additionalInfo: "" })).status).toBe(200);
  });

  test("does not stop a pause, a promotion nor a closure", async () => {
    const scene = await aScene();
    await h.ctx.db.updateTable("missions").set({ perks: UNLAWFUL }).where("id", "=", scene.mission.id).execute();
    const patch = (what: string, body?: object) =>
      call(h.app, "PATCH", `/api/jobs/${scene.mission.id}/${what}/`, { token: scene.token, ...(body && { body }) });
    expect((await patch("promote", { urgent: true })).status).toBe(200);
    expect((await patch("status", { status: "paused" })).status).toBe(200);
    expect((await patch("close")).status).toBe(200);
  });
});

describe("a remark", () => {
  test.each(WAYS)("stops %s until it is acknowledged, and what was overruled is recorded", async (way) => {
    const scene = await aScene();
    const before = await scene.stored();
    const changes = { hoursPerDay: 11, endDate: null, additionalInfo: DOUBTFUL };
    const asked = await scene[way](changes);
    expect(asked).toMatchObject({
      status: 400,
      body: { code: "needs_acknowledgement", error: missionLintFr.needsAcknowledgement },
    });
    const findings = asked.body.findings ?? [];
    expect(findings.map(({ rule, severity, field }) => [rule, severity, field])).toEqual([
      ["below_smic", "warn", "additionalInfo"],
      ["working_time", "warn", "hoursPerDay"],
    ]);
    expect(asked.body.additionalInfo).toEqual(findings.slice(0, 1).map(missionLintFr.doubtful));
    expect(asked.body.hoursPerDay).toEqual(findings.slice(1).map(missionLintFr.doubtful));
    expect((await scene[way]({ ...changes, acknowledged: ["working_time"] })).status).toBe(400);
    expect(await scene.stored()).toEqual(before);
    expect(await scene.overruled()).toEqual([]);

    const done = await scene[way]({ ...changes, acknowledged: ["working_time", "below_smic"] });
    expect(done.status).toBe(way === "edit" ? 200 : 201);
    const recorded = findings.map(({ rule, field, excerpt }) => ({
      missionId: done.body.id,
      userId: scene.employer.id,
      rule,
      field,
      excerpt,
    }));
    expect(await scene.overruled()).toEqual(recorded);
  });

  test("overruled again with the same words is recorded once, exported with the account and deleted with it", async () => {
    const scene = await aScene({ hoursPerDay: 11, endDate: null, acknowledged: "working_time" });
    expect((await scene.edit({ positions: 4 })).status).toBe(200);
    expect((await scene.edit({ positions: 5 })).status).toBe(200);
    expect(await scene.overruled()).toHaveLength(1);
    const { body } = await call<{ overruled_warnings: object[] }>(h.app, "GET", "/api/account/export/", {
      token: scene.token,
    });
    expect(body.overruled_warnings).toMatchObject([
      { mission_id: scene.mission.id, rule: "working_time", field: "hoursPerDay", excerpt: "" },
    ]);
    const left = await call(h.app, "POST", "/api/account/delete/", {
      token: scene.token,
      body: { password: DEMO_PASSWORD },
    });
    expect(left.status).toBe(200);
    await h.runJobs();
    expect(await scene.overruled()).toEqual([]);
  });

  test("acknowledged for nothing changes nothing", async () => {
    const scene = await aScene({ acknowledged: ["age", "whatever"] });
    expect((await scene.add({})).status).toBe(201);
    expect(await scene.overruled()).toEqual([]);
  });
});

test("words too doubtful to stay unread are published, read by the office, and kept out of the employer’s export", async () => {
  const [words] = readSentences()
    .flatMap(({ rows }) => rows)
    .filter(({ field }) => field === "description")
    .flatMap(({ text }) => {
      const { findings, toRead } = checkAdvert({ description: text }, FIRST_SMIC_RATES);
      return findings.length === 0 && toRead.length === 1 ? toRead.map((one) => ({ ...one, text })) : [];
    });
  if (!words) throw new Error("no labelled sentence is only to be read");
  const scene = await aScene();
  const changes = { description: words.text, endDate: null };
  const { status, body } = await scene.add(changes);
  expect(status).toBe(201);
  expect(await scene.overruled()).toMatchObject([{ missionId: body.id, rule: words.rule, excerpt: words.excerpt }]);
  const admin = await anAdmin(h.ctx.db);
  const token = await tokenFor(h.ctx, admin.id);
  const queue = await get<{ results: { id: number; subject_id: number }[] }>(h, token, "admin/queue/?kind=overruled");
  const item = queue.body.results.find((one) => one.subject_id === body.id);
  const seen = await get<{ overruled: object[] }>(h, token, `admin/items/${item?.id}/`);
  expect(seen.body.overruled).toMatchObject([{ rule: words.rule, excerpt: words.excerpt, shown: false }]);
  const exported = await get<{ overruled_warnings: object[] }>(h, scene.token, "account/export/");
  expect(exported.body.overruled_warnings).toEqual([]);
});

describe("a pay below the SMIC of the day and place of the work", () => {
  const next = (year: number) => ({ startDate: `${year}-06-15T08:00:00Z`, endDate: null });
  const MAMOUDZOU = { location: "Mamoudzou (976)", commune_code: "97611" };

  test.each([
    [{ compensation: 12.3 }, 400],
    [{ compensation: 12.31 }, 201],
    [{ compensation: 12.3, ...next(2027) }, 400],
    [{ compensation: 9.55, ...MAMOUDZOU }, 400],
    [{ compensation: 9.56, ...MAMOUDZOU }, 201],
    [{ compensation: 70, compensationType: "daily", hoursPerDay: 7 }, 400],
    [{ compensation: 90, compensationType: "daily", hoursPerDay: 7 }, 201],
    [{ compensation: 5, type: "freelance" }, 201],
    [{ compensation: 5, type: "internship" }, 201],
  ])("%o: %i", async (changes, status) => {
    const scene = await aScene();
    const answer = await scene.add({ ...changes, acknowledged: ["below_smic"] });
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(answer.body.findings).toMatchObject([{ rule: "below_smic", severity: "block", field: "compensation" }]);
      expect(answer.body.compensation).toHaveLength(1);
    }
  });
});

describe("what the server completes, whatever the client", () => {
  test("a title is open to everyone and says so; a place that says remote is remote", async () => {
    const scene = await aScene();
    const published = await scene.add({ title: "Traducteur", location: "Télétravail", commune_code: null });
    expect(published.body).toMatchObject({ title: "Traducteur (H/F)", remote: true });
    expect((await scene.edit({ title: "Barman (F/H)" })).body).toMatchObject({ title: "Barman (F/H)", remote: false });
    expect((await scene.edit({ title: "Barman", location: "Remote" })).body).toMatchObject({
      title: "Barman (H/F)",
      remote: true,
    });
    expect((await scene.add({ title: "é".repeat(155) })).body.title).toEqual([
      "Ce titre est trop long pour la mention «\u00a0(H/F)\u00a0»\u00a0: 154 caractères au maximum.",
    ]);
  });

  test("a copy is published without « (copie) » in its title", async () => {
    const scene = await aScene();
    const published = await scene.publishDraft({ title: "Serveur en salle (H/F) (copie)" });
    expect(published).toMatchObject({ status: 201, body: { title: "Serveur en salle (H/F)" } });
  });
});
