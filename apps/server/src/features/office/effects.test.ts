/** What a decision changes at once, for open tabs and for whoever looks for the mission. */
import { uniqueWord } from "@app/db/builders/unique";
import { anAdmin } from "@app/db/builders/users";
import { expect, test } from "vitest";
import { call, tokenFor } from "../../../test/harness.ts";
import { openItem } from "../../../test/office-scene.ts";
import { aPair, get, notificationsOf, post } from "../../../test/scene.ts";
import { openSocket, withTwoProcesses } from "../../../test/sockets.ts";

const { processes, closeAfterTest } = withTwoProcesses();
const decision = (action: string) => ({ action, rule: "real_employer", note: "L’entreprise n’existe pas." });

test("a suspended person's session and open socket end within two seconds, on another process too", async () => {
  const [one, two] = processes();
  const { employer, person, token } = await aPair(one);
  const admin = await tokenFor(one.ctx, (await anAdmin(one.ctx.db)).id);
  const client = closeAfterTest(await openSocket(two, token, "/live/"));
  await client.first("unread");
  const about = { subject_type: "user", subject_id: employer.id, reason: "fraud", details: "Faux employeur." };
  expect((await post(one, person.token, "reports", about)).status).toBe(201);
  const item = await openItem(one.ctx, "report", "user", employer.id);
  expect((await post(one, admin, `admin/items/${item}/decide`, decision("suspend"))).status).toBe(200);
  const start = performance.now();
  expect(await client.ended).toBe(4402);
  expect(performance.now() - start).toBeLessThan(2_000);
  expect((await get(two, token, "me/")).status).toBe(401);
});

test("a hidden mission answers 410, is found nowhere, and those who applied are informed", async () => {
  const [one] = processes();
  const word = uniqueWord("retrait").replaceAll("-", "");
  const { mission, person, token } = await aPair(one, { mission: { title: `Serveur ${word} (H/F)` } });
  const admin = await tokenFor(one.ctx, (await anAdmin(one.ctx.db)).id);
  const ids = async (path: string, name: string) => {
    const { status, body } = await call<Record<string, { id: number; ids?: number[] }[]>>(one.app, "GET", path);
    expect(status).toBe(200);
    return body[name]?.flatMap(({ id, ids: several }) => several ?? [id]) ?? [];
  };
  const found = async () => ({
    search: (await ids(`/api/jobs/?query=${word}`, "results")).includes(mission.id),
    map: (await ids(`/api/jobs/map/?query=${word}`, "marks")).includes(mission.id),
    feed: (await ids(`/api/feed/?after=${mission.id - 1}`, "results")).includes(mission.id),
    sitemap: (await ids("/api/sitemap/missions/?file=0", "missions")).includes(mission.id),
  });
  expect(await found()).toEqual({ search: true, map: true, feed: true, sitemap: true });
  const body = {
    subject_type: "mission",
    subject_id: mission.id,
    reason: "fraud",
    details: "Cette annonce est fausse.",
    email: "a@exemple.fr",
  };
  expect((await call(one.app, "POST", "/api/reports/", { body })).status).toBe(201);
  const item = await openItem(one.ctx, "report", "mission", mission.id);
  expect((await post(one, admin, `admin/items/${item}/decide`, decision("hide"))).status).toBe(200);
  expect(await found()).toEqual({ search: false, map: false, feed: false, sitemap: false });
  const page = `/api/jobs/${mission.id}/`;
  expect(await call(one.app, "GET", page)).toMatchObject({ status: 410, body: { code: "mission_removed" } });
  expect((await call(one.app, "GET", page, { token: person.token })).status).toBe(410);
  expect((await call(one.app, "GET", page, { token })).status).toBe(200);
  await one.runJobs();
  expect((await notificationsOf(one, person.token))[0]).toMatchObject({ kind: "mission_hidden" });
});
