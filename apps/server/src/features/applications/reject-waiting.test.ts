import { anApplication } from "@app/db/builders/applications";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "../../../test/harness.ts";
import { PAST_DECISION_UNDO_MS } from "../../../test/past-undo.ts";
import { aScene, get, missionCounters, notificationsOf, patch, post, requireSound } from "../../../test/scene.ts";

const THANKS = "Toutes les places sont pourvues. Merci";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

const thank = (token: string, missionId: number, reason = THANKS) =>
  post<{ rejected: number }>(h, token, `jobs/${missionId}/reject-waiting`, { reason });

test("once the person accepted has confirmed, those who wait are rejected together with the same message", async () => {
  const { token, mission, people } = await aScene(h, { applicants: 4, mission: { positions: 1 } });
  const [chosen, pending, reviewed, gone] = people;
  if (!chosen || !pending || !reviewed || !gone) throw new Error("four people applied");
  expect(await thank(token, mission.id)).toMatchObject({
    status: 409,
    body: {
      code: "still_recruiting",
      error:
        "Tout le monde n’a pas encore confirmé\u00a0: gardez ces candidatures en réserve, ou répondez à chaque personne.",
    },
  });
  await patch(h, token, `applications/${chosen.id}/accept`);
  await patch(h, token, `applications/${reviewed.id}/status`, { status: "reviewed" });
  await patch(h, gone.token, `applications/${gone.id}/withdraw`);
  // Taken, and not confirmed: they are the reserve.
  expect((await thank(token, mission.id)).body).toMatchObject({ code: "still_recruiting" });
  h.advance(PAST_DECISION_UNDO_MS);
  await patch(h, chosen.token, `applications/${chosen.id}/confirm`);

  expect(await thank(token, mission.id)).toMatchObject({ status: 200, body: { rejected: 2 } });
  expect(await thank(token, mission.id)).toMatchObject({ status: 200, body: { rejected: 0 } });
  for (const { token: own, id } of [pending, reviewed]) {
    const notes = (await notificationsOf(h, own)).filter(({ kind }) => kind === "application_rejected");
    expect(notes).toMatchObject([
      {
        message: `Brasserie Vauquelle n’a pas retenu votre candidature cette fois-ci. Motif indiqué\u00a0: ${THANKS}.`,
      },
    ]);
    const { body } = await get<{ history: { kind: string; reason: string | null }[] }>(h, own, `applications/${id}/`);
    expect(body).toMatchObject({ status: "rejected", read: true });
    expect(body.history.at(-1)).toMatchObject({ kind: "rejected", reason: THANKS });
  }
  expect((await notificationsOf(h, gone.token)).map(({ kind }) => kind)).not.toContain("application_rejected");
  expect((await get(h, chosen.token, `applications/${chosen.id}/`)).body).toMatchObject({ status: "accepted" });
  expect(await missionCounters(h, mission.id)).toEqual({ applicationCount: 3, acceptedCount: 1 });
});

test("after the end too; a first answer counts once, whatever is decided later", async () => {
  const { token, mission, employer, people } = await aScene(h, { applicants: 1 });
  const again = await anApplication(h.ctx.db, { mission, status: "rejected" });
  await patch(h, token, `applications/${again.id}/status`, { status: "reviewed" });
  await patch(h, token, `jobs/${mission.id}/close`);
  const answers = () =>
    h.ctx.db
      .selectFrom("companyStats")
      .where("companyId", "=", employer.companyId)
      .select("answers")
      .executeTakeFirst();
  const before = (await answers())?.answers ?? 0;
  expect((await thank(token, mission.id)).body).toEqual({ rejected: 2 });
  expect((await answers())?.answers).toBe(before + people.length);
});

test("a message is required, and only the company's own missions are accepted", async () => {
  const { token, mission } = await aScene(h, { mission: { positions: 1 } });
  expect(await thank(token, mission.id, "  ")).toMatchObject({
    status: 400,
    body: { reason: ["Écrivez quelques mots à celles et ceux qui attendent."] },
  });
  const stranger = (await aScene(h)).token;
  expect(await thank(stranger, mission.id)).toMatchObject({ status: 404, body: { error: "Mission non trouvée" } });
});
