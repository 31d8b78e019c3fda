import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "./harness.ts";
import { post, requireSound } from "./scene.ts";

const ROUNDS = 15;
const DAY = 86_400_000;
const worked = { status: "accepted", candidateStatus: "confirmed", attendance: "worked" } as const;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

test("both sides rate at once: both ratings are published, and counted once", { timeout: 180_000 }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [employer, candidate] = [await anEmployer(h.ctx.db), await aCandidate(h.ctx.db)];
    const mission = await aMission(h.ctx.db, { employer, startsAt: new Date(Date.now() - 5 * DAY) });
    const { id } = await anApplication(h.ctx.db, { mission, candidate, ...worked });
    const [employerToken, token] = [await tokenFor(h.ctx, employer.id), await tokenFor(h.ctx, candidate.id)];
    const opinion = { overall: 4, application_id: id };
    const answers = await Promise.all([
      post(h, employerToken, "ratings/add", { user_id: candidate.id, ...opinion }),
      post(h, token, "ratings/company", opinion),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const given = await h.ctx.db
      .selectFrom("ratings")
      .where("applicationId", "=", id)
      .where("publishedAt", "is not", null)
      .select("id")
      .execute();
    expect(given).toHaveLength(2);
  }
  await requireSound(h);
});
