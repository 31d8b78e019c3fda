import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../../test/harness.ts";
import { enqueue } from "../../../jobs.ts";
import { queueDueAlerts } from "../../notifications/mail/mailed-alerts.ts";
import { sweepRetention } from "../../privacy/retention/sweep-old-rows.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WAITER = { query: "serveur", location: "Lyon" };

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());
// Noon of tomorrow: no mail leaves at night.
beforeEach(async () => {
  h.advance(atParis(addDays(parisDay(new Date()), 1), "12:00").getTime() - h.ctx.now().getTime());
  await h.ctx.pool.query("delete from mailed_alerts");
  h.mails.length = 0;
});

let made = 0;
const someone = () => `personne${(made += 1)}@exemple.fr`;
const ask = (email: string, search: object = WAITER) =>
  call(h.app, "POST", "/api/alerts/", { body: { email, search } });
const confirm = (token: string) => call<{ until: string }>(h.app, "POST", `/api/alerts/confirm/?token=${token}`);
const tokenIn = (text: string | undefined) => /token=([\w.-]+)/.exec(text ?? "")?.[1] ?? "";
const mailsTo = (email: string) => h.mails.filter(({ to }) => to === email);

async function linkFor(email: string, search: object = WAITER): Promise<string> {
  expect(await ask(email, search)).toMatchObject({ status: 201, body: {} });
  await h.runDueJobs();
  return tokenIn(mailsTo(email).at(-1)?.text);
}

async function publish(title = "Serveur en salle") {
  const { id } = await aMission(h.ctx.db, { title, startsAt: new Date(Date.now() + 5 * DAY) });
  await enqueue(h.ctx.db, "mission.alerts", { missionId: id });
  await h.runJobs();
  return id;
}

async function sendAlerts() {
  await queueDueAlerts(h.ctx);
  await h.sendMails();
}

test("the link of a mail confirms; then new missions are mailed, and one click erases the address", async () => {
  const email = someone();
  const token = await linkFor(email);
  expect(mailsTo(email)).toMatchObject([{ subject: "Confirmez votre alerte" }]);
  // What was typed may be somebody else's message to this address.
  expect(mailsTo(email)[0]?.text).not.toContain("serveur");
  const before = await publish();
  await sendAlerts();
  expect(mailsTo(email)).toHaveLength(1);

  const { status, body } = await confirm(token);
  expect(status).toBe(200);
  const left = Date.parse(body.until) - h.ctx.now().getTime();
  expect(Math.round(left / HOUR)).toBe(90 * 24);
  const id = await publish();
  await sendAlerts();
  const [, mail] = mailsTo(email);
  expect(mail?.subject).toBe("Nouvelle mission\u00a0: serveur, Lyon");
  expect(mail?.text).toContain(`/emplois/${id}`);
  expect(mail?.text).not.toContain(`/emplois/${before}`);
  expect(mail?.text).toContain("Arrêter cette alerte");

  const stop = `/api/unsubscribe/?token=${tokenIn(mail?.unsubscribeUrl)}`;
  for (let n = 0; n < 2; n += 1) expect((await call(h.app, "POST", stop)).status).toBe(200);
  await publish();
  h.advance(3 * HOUR);
  await sendAlerts();
  expect(mailsTo(email)).toHaveLength(2);
  const { rows } = await h.ctx.pool.query("select from mailed_alerts where email = $1", [email]);
  expect(rows).toEqual([]);
});

test("a confirmation without a link is refused", async () => {
  const { status, body } = await call(h.app, "POST", "/api/alerts/confirm/");
  expect({ status, body }).toMatchObject({ status: 400, body: { code: "invalid" } });
});

test("a mail at most every two hours, with all that came, and none at night", async () => {
  const email = someone();
  await confirm(await linkFor(email));
  await publish();
  await sendAlerts();
  const [second, third] = [await publish(), await publish("Serveur en terrasse")];
  h.advance(HOUR);
  await sendAlerts();
  expect(mailsTo(email)).toHaveLength(2);
  h.advance(HOUR);
  await sendAlerts();
  expect(mailsTo(email)).toHaveLength(3);
  expect(mailsTo(email)[2]?.subject).toBe("2\u00a0nouvelles missions\u00a0: serveur, Lyon");
  expect(mailsTo(email)[2]?.text).toContain("/emplois?query=serveur&location=Lyon");
  expect([second, third]).toHaveLength(2);

  h.advance(8.5 * HOUR);
  await publish();
  await sendAlerts();
  expect(mailsTo(email)).toHaveLength(3);
  h.advance(8 * HOUR + 60_000);
  await sendAlerts();
  expect(mailsTo(email)).toHaveLength(4);
});

test("another search, another place, or a place taken meanwhile, is not mailed", async () => {
  const [driver, far, near, late] = [someone(), someone(), someone(), someone()];
  await confirm(await linkFor(driver, { query: "chauffeur" }));
  await confirm(await linkFor(far, { query: "serveur", location: "Grenoble" }));
  await confirm(await linkFor(near));
  await publish();
  await sendAlerts();
  expect([driver, far, near].map((email) => mailsTo(email).length)).toEqual([1, 1, 2]);
  await confirm(await linkFor(late));
  const id = await publish();
  await h.ctx.pool.query("update missions set status = 'completed' where id = $1", [id]);
  await sendAlerts();
  expect(mailsTo(late)).toHaveLength(1);
});

test("the answer is the same for an address that is known, unknown, full or written to too often", async () => {
  const strict = await startHarness({ RATE_LIMITS: "strict" });
  const member = await aCandidate(strict.ctx.db);
  const address = someone();
  const asked = (email: string) =>
    call(strict.app, "POST", "/api/alerts/", { body: { email, search: WAITER } }).then(({ status, body, headers }) => ({
      status,
      body,
      length: headers["content-length"],
    }));
  const answers = [await asked(member.email), await asked(address)];
  for (let n = 0; n < 4; n += 1) answers.push(await asked(address));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await strict.runDueJobs();
  // A stranger who types it again and again sends three mails a day at most.
  expect(strict.mails.filter(({ to }) => to === address)).toHaveLength(3);
  await strict.close();
});

test("five searches of one address; the same search again takes the place of the older one", async () => {
  const email = someone();
  const links: string[] = [];
  for (let n = 0; n < 6; n += 1) links.push(await linkFor(email, { query: `métier ${n}` }));
  const answers = await Promise.all(links.map(confirm));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "too_many_alerts" });
  const accepted = answers.findIndex(({ status }) => status === 200);
  expect((await confirm(await linkFor(email, { query: `métier ${accepted}` }))).status).toBe(200);
  const { rows } = await h.ctx.pool.query(
    "select from saved_searches s join mailed_alerts a on a.id = s.mailed_alert_id where a.email = $1",
    [email],
  );
  expect(rows).toHaveLength(5);
});

test("a link followed twice changes nothing, a wrong or an old one is refused", async () => {
  const email = someone();
  const token = await linkFor(email);
  const first = await confirm(token);
  h.advance(HOUR);
  expect(await confirm(token)).toMatchObject({ status: 200, body: { until: first.body.until } });
  for (const wrong of ["", "12", `${token}x`, token.replace(/^\d+/, "1"), `${token.slice(0, -2)}éé`])
    expect((await confirm(encodeURIComponent(wrong))).status, wrong).toBe(404);
  const late = await linkFor(someone());
  h.advance(2 * DAY);
  expect(await confirm(late)).toMatchObject({ status: 404, body: { code: "link_invalid" } });
});

test("an address that did not confirm is erased after two days, an alert after ninety", async () => {
  const [silent, alerted] = [someone(), someone()];
  const addresses = async () =>
    (await h.ctx.pool.query<{ email: string }>("select email from mailed_alerts order by id")).rows.map(
      ({ email }) => email,
    );
  await linkFor(silent);
  await confirm(await linkFor(alerted));
  h.advance(2 * DAY);
  await sweepRetention(h.ctx);
  expect(await addresses()).toEqual([alerted]);
  h.advance(88 * DAY);
  await sweepRetention(h.ctx);
  expect(await addresses()).toEqual([]);
});

test("needs an address and at least one condition", async () => {
  expect(await ask("pas une adresse")).toMatchObject({
    status: 400,
    body: { email: ["Cette adresse e-mail n’est pas valable."] },
  });
  expect((await ask(someone(), {})).status).toBe(400);
});
