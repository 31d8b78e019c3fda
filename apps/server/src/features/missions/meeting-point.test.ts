/** A text of a mission for people accepted: kept by everything its employer does with it, read by nobody else. */
import type { ApplicationDetail } from "@app/contract/applications/applications";
import type { DraftView } from "@app/contract/missions/drafts";
import type { MissionView } from "@app/contract/missions/missions";
import type { TemplateView } from "@app/contract/missions/templates";
import type { AgendaView } from "@app/contract/week/week";
import { anApplication } from "@app/db/builders/applications";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aMissionScene, bodyOf } from "../../../test/mission-scene.ts";
import { get, patch, post } from "../../../test/scene.ts";

const POINT = "Entrée du personnel, demander Karim";
const TITLE = "Plongeur (H/F)";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

async function published(changes: object = { meetingPoint: ` ${POINT} ` }) {
  const scene = await aMissionScene(h);
  const { status, body } = await post<MissionView>(h, scene.token, "jobs/add", bodyOf(scene.mission, changes));
  return { ...scene, status, body };
}

test("its employer reads what was typed, and an edit that does not send it keeps it", async () => {
  const { token, mission, ...answer } = await published();
  expect(answer).toMatchObject({ status: 201, body: { meetingPoint: POINT } });
  const { body } = answer;
  const put = async (changes: object) =>
    (await call<MissionView>(h.app, "PUT", `/api/jobs/${body.id}/edit/`, { token, body: bodyOf(mission, changes) }))
      .body;
  expect((await put({ positions: 4 })).meetingPoint).toBe(POINT);
  expect((await get<MissionView>(h, token, `jobs/${body.id}/`)).body.meetingPoint).toBe(POINT);
  expect((await put({ meetingPoint: "" })).meetingPoint).toBe("");
});

test("200 characters are accepted, not one more", async () => {
  expect((await published({ meetingPoint: "é".repeat(200) })).status).toBe(201);
  expect(await published({ meetingPoint: "é".repeat(201) })).toMatchObject({
    status: 400,
    body: { meetingPoint: [expect.stringContaining("200")] },
  });
});

test("a copy, a draft and a template keep it", async () => {
  const { token, body } = await published();
  const copy = await post<{ id: number }>(h, token, `jobs/${body.id}/duplicate`, {});
  const draft = await get<DraftView>(h, token, `drafts/${copy.body.id}/`);
  expect(draft.body.meetingPoint).toBe(POINT);
  const typed = { title: TITLE, meetingPoint: POINT };
  expect((await post<DraftView>(h, token, "drafts/add", typed)).body.meetingPoint).toBe(POINT);
  const template = await post<TemplateView>(h, token, "templates", { name: TITLE, mission: typed });
  expect(template.body.mission.meetingPoint).toBe(POINT);
});

test("a person accepted reads it with their application and in their agenda, until they withdraw", async () => {
  const { employer } = await aMissionScene(h);
  const mission = await aMission(h.ctx.db, { employer, positions: 5, meetingPoint: POINT });
  const apply = async (fields: object) => {
    const candidate = await aCandidate(h.ctx.db);
    const { id } = await anApplication(h.ctx.db, { mission, candidate, ...fields });
    const token = await tokenFor(h.ctx, candidate.id);
    const read = async () => {
      const first = parisDay(mission.startsAt);
      const agenda = await get<AgendaView>(h, token, `agenda/?from=${first}&to=${addDays(first, 1)}`);
      const [shift] = agenda.body.days.flatMap(({ shifts }) => shifts);
      const detail = await get<ApplicationDetail>(h, token, `applications/${id}/`);
      return { detail: detail.body.meetingPoint, agenda: shift?.meetingPoint };
    };
    return { id, token, read };
  };
  const nothing = { detail: undefined, agenda: undefined };
  expect(await (await apply({ status: "pending" })).read()).toEqual(nothing);
  expect(await (await apply({ status: "rejected" })).read()).toEqual(nothing);
  const accepted = await apply({ status: "accepted" });
  expect(await accepted.read()).toEqual({ detail: POINT, agenda: POINT });
  for (const token of [accepted.token, undefined])
    expect(
      JSON.stringify(await call(h.app, "GET", `/api/jobs/${mission.id}/`, { ...(token && { token }) })),
    ).not.toContain(POINT);
  expect((await patch(h, accepted.token, `applications/${accepted.id}/withdraw`)).status).toBe(200);
  expect(await accepted.read()).toEqual(nothing);
});
