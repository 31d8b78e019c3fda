import { anEmployer } from "@app/db/builders/companies";
import { aDraft, aMission } from "@app/db/builders/missions";
import * as lint from "@app/domain/missions/lint/mission-lint";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { bodyOf } from "../../../test/mission-scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
  vi.spyOn(lint, "lintMission").mockImplementation(() => {
    throw new Error("the check cannot run");
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await h.close();
});

test("a check that cannot run publishes nothing, changes nothing and loses no draft", async () => {
  const employer = await anEmployer(h.ctx.db, { company: { level: "address_proven" } });
  const token = await tokenFor(h.ctx, employer.id);
  const mission = await aMission(h.ctx.db, { employer });
  const draft = await aDraft(h.ctx.db, { employer });
  const stored = async () => [
    await h.ctx.db.selectFrom("missions").where("companyId", "=", employer.companyId).selectAll().execute(),
    await h.ctx.db.selectFrom("missionDrafts").where("companyId", "=", employer.companyId).selectAll().execute(),
  ];
  const before = await stored();
  const send = (method: "POST" | "PUT", url: string, changes: object) =>
    call(h.app, method, url, { token, body: bodyOf(mission, changes) });
  const answers = [
    await send("POST", "/api/jobs/add/", {}),
    await send("POST", "/api/jobs/add/", { draft_id: draft.id }),
    await send("PUT", `/api/jobs/${mission.id}/edit/`, { positions: 9 }),
    await send("POST", "/api/jobs/lint/", {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  expect(await stored()).toEqual(before);
});
