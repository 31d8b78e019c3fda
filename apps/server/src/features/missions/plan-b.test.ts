import type { DraftView } from "@app/contract/missions/drafts";
import type { MissionView } from "@app/contract/missions/missions";
import type { TemplateView } from "@app/contract/missions/templates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aMissionScene, bodyOf } from "../../../test/mission-scene.ts";
import { onStandby } from "../../../test/reserve-scene.ts";
import { get, post } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const put = (token: string, id: number, body: object) =>
  call<MissionView & { code?: string; error?: string }>(h.app, "PUT", `/api/jobs/${id}/edit/`, { token, body });

test("a copy, a draft and a template keep it", async () => {
  const { mission, token } = await aMissionScene(h);
  await put(token, mission.id, bodyOf(mission, { planB: "auto" }));
  const copy = await post<{ id: number }>(h, token, `jobs/${mission.id}/duplicate`, {});
  expect((await get<DraftView>(h, token, `drafts/${copy.body.id}/`)).body.planB).toBe("auto");
  const typed = { title: mission.title, planB: "auto" };
  expect((await post<DraftView>(h, token, "drafts/add", typed)).body.planB).toBe("auto");
  const template = await post<TemplateView>(h, token, "templates", { name: "Plan B", mission: typed });
  expect(template.body.mission.planB).toBe("auto");
});

test("an edit changes it, and one that says nothing of it does not", async () => {
  const { mission, token } = await aMissionScene(h);
  expect((await put(token, mission.id, bodyOf(mission))).body.planB).toBe("ask");
  expect((await put(token, mission.id, bodyOf(mission, { planB: "auto" }))).body.planB).toBe("auto");
  expect((await put(token, mission.id, bodyOf(mission))).body.planB).toBe("auto");
});

test("it does not change while somebody is called; the rest does", async () => {
  const { employer, mission, token } = await aMissionScene(h);
  const { proposition } = await onStandby(h, mission.id);
  const calledUntil = new Date(h.ctx.now().getTime() + 600_000);
  await h.ctx.db
    .updateTable("propositions")
    .set({ calledAt: h.ctx.now(), calledUntil, callOutcome: "asks" })
    .where("id", "=", proposition)
    .execute();
  expect(await put(token, mission.id, bodyOf(mission, { planB: "auto" }))).toMatchObject({
    status: 409,
    body: { code: "call_running", error: expect.stringContaining("appelée en ce moment") },
  });
  expect(await put(token, mission.id, bodyOf(mission, { planB: "ask", urgent: true }))).toMatchObject({
    status: 200,
    body: { planB: "ask", urgent: true },
  });
  h.advance(11 * 60_000);
  const later = await tokenFor(h.ctx, employer.id);
  expect((await put(later, mission.id, bodyOf(mission, { planB: "auto" }))).body.planB).toBe("auto");
  h.advance(-11 * 60_000);
});
