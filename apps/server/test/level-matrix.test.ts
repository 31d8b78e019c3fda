/** Every right, at every level, before acceptance, once accepted, once confirmed and after a cancellation. */

import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aFile } from "@app/db/builders/files";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { COMPANY_LEVELS, type CompanyLevel } from "@app/domain/companies/company-level";
import { FIRST_LEVEL_LIMITS, LIMITS } from "@app/domain/companies/company-rights";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import { bodyOf } from "./mission-scene.ts";
import { get, post } from "./scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const STAGES = {
  pending: { status: "pending" },
  accepted: { status: "accepted" },
  confirmed: { status: "accepted", candidateStatus: "confirmed" },
  cancelled: { status: "rejected", candidateStatus: "confirmed" },
  withdrawn: { status: "accepted", candidateStatus: "withdrawn" },
} as const;
type Stage = keyof typeof STAGES;

/** Contact, CV, and why not, for a company below a proven address, and from it on. */
const BELOW: Record<Stage, [contact: string, reason: string | null]> = {
  pending: ["masked", "not_accepted"],
  accepted: ["masked", "not_confirmed"],
  confirmed: ["shown", null],
  cancelled: ["masked", "not_accepted"],
  withdrawn: ["withheld", null],
};
const PROVEN: typeof BELOW = {
  pending: ["shown", null],
  accepted: ["shown", null],
  confirmed: ["shown", null],
  cancelled: ["shown", null],
  withdrawn: ["withheld", null],
};
const EXPECTED: Record<CompanyLevel, typeof BELOW> = {
  unverified: BELOW,
  siret_found: BELOW,
  address_proven: PROVEN,
  verified: PROVEN,
};

const anEmployerAt = async (level: CompanyLevel) => {
  const employer = await anEmployer(h.ctx.db, { company: { level } });
  return { ...employer, token: await tokenFor(h.ctx, employer.id) };
};

describe.each(COMPANY_LEVELS)("%s", (level) => {
  test.each(Object.keys(STAGES) as Stage[])("%s: e-mail, phone, CV, profile and file", async (stage) => {
    const { token, ...employer } = await anEmployerAt(level);
    const candidate = await aCandidate(h.ctx.db);
    const cv = await aFile(h.ctx.db, { ownerId: candidate.id });
    await h.ctx.storage.put(cv.storageKey, Buffer.from("%PDF-1.7"), cv.mediaType);
    const mission = await aMission(h.ctx.db, { employer });
    const { id } = await anApplication(h.ctx.db, { mission, candidate, cvFileId: cv.id, ...STAGES[stage] });
    const [contact, reason] = EXPECTED[level][stage];
    const isOpen = contact === "shown";
    const detail = await get<{ coverLetter: string | null }>(h, token, `applications/${id}/`);
    expect(detail.body).toMatchObject({ candidate: { contact, contact_reason: reason } });
    expect(detail.body.coverLetter !== null).toBe(isOpen);
    for (const secret of [candidate.email, candidate.phone ?? ""])
      expect(JSON.stringify(detail.body).includes(secret)).toBe(isOpen);
    const profile = await get(h, token, `profile/${candidate.id}/`);
    if (stage === "withdrawn") expect(profile.status).toBe(404);
    else expect(profile.body).toMatchObject({ contact, contact_reason: reason });
    expect((await get(h, token, `files/${cv.id}/url/`)).status).toBe(isOpen ? 200 : 404);
    const list = await get<{ results: object[] }>(h, token, "applications/");
    expect(list.body.results).toMatchObject([
      { candidate: { contact: isOpen ? "masked" : contact, contact_reason: reason } },
    ]);
  });

  test("the company reads its rights, and what opens next", async () => {
    const { token } = await anEmployerAt(level);
    const { body } = await get<{ rights: object }>(h, token, "company/");
    const isProven = level === "address_proven" || level === "verified";
    const used = {
      people_per_wave: null,
      people_per_day: 0,
      contacts_per_day: 0,
      places_per_mission: null,
      open_places: 0,
    };
    expect(body.rights).toMatchObject({
      level,
      limits: LIMITS.map((limit) => ({ limit, most: FIRST_LEVEL_LIMITS[level][limit], used: used[limit] })),
      first_booking: isProven,
      contacts_before_acceptance: isProven,
      siret_claimed: false,
    });
    const next = level === "verified" ? null : level === "address_proven" ? "verified" : "address_proven";
    const proofs = next === "address_proven" ? ["mail", "letter", "document"] : [];
    expect(body.rights).toMatchObject({ next: next && { level: next, proofs } });
  });

  test("the first yes, and places: as many as the level says, and not one more", async () => {
    const isProven = level === "address_proven" || level === "verified";
    const most = FIRST_LEVEL_LIMITS[level].places_per_mission ?? 0;
    const publish = async (changes: object) => {
      const { token } = await anEmployerAt(level);
      const body = bodyOf(await aMission(h.ctx.db), changes);
      return call<{ code?: string; limit?: string }>(h.app, "POST", "/api/jobs/add/", { token, body });
    };
    expect((await publish({ booking: "first" })).status).toBe(isProven ? 201 : 403);
    expect((await publish({ positions: most })).status).toBe(201);
    // The form itself takes no more than 500.
    if (most < 500)
      expect(await publish({ positions: most + 1 })).toMatchObject({
        status: 403,
        body: { code: "level_limit", limit: "places_per_mission", level },
      });
  });

  test("asking to be called back, whatever the level", async () => {
    const { token, ...employer } = await anEmployerAt(level);
    const mission = await aMission(h.ctx.db, { employer });
    const { id } = await anApplication(h.ctx.db, { mission });
    expect((await post(h, token, `applications/${id}/callback`, { phone: "company", when: "now" })).status).toBe(201);
  });
});
