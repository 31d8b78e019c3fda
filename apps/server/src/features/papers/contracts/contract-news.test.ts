import { anEmployer } from "@app/db/builders/companies";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "../../../../test/harness.ts";
import { codeIn } from "../../../../test/mail.ts";
import {
  aHire,
  askCode,
  CONTRACT,
  contractsOf,
  makeContract,
  share,
  sign,
  signIn,
  writePapers,
} from "../../../../test/papers-scene.ts";
import { queueDueMails } from "../../notifications/mail/mail-due.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
  // At night mails wait for the morning.
  h.advance(atParis(addDays(parisDay(new Date()), 1), "10:00").getTime() - h.ctx.now().getTime());
});
afterAll(() => h.close());

async function aReadyHire() {
  const hire = await aHire(h);
  await writePapers(h, hire.token);
  await share(h, hire.person.token, hire.application);
  return hire;
}

/** Jobs twice, as after a crash, then what is mailed ten minutes later. */
async function letTimePass(): Promise<void> {
  await h.ctx.pool.query(
    `select graphile_worker.add_job(t.identifier, j.payload)
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`,
  );
  await h.runDueJobs();
  h.advance(11 * 60_000);
  await queueDueMails(h.ctx);
  await h.sendMails();
}

const newsOf = async ({ id }: { id: number }) => {
  const rows = await h.ctx.db
    .selectFrom("notifications")
    .where("userId", "=", id)
    .where("kind", "like", "contract%")
    .orderBy("id")
    .select(["kind", "title", "readAt"])
    .execute();
  return rows.map(({ kind, title, readAt }) => [kind, title, readAt !== null]);
};
/** Subjects of what was mailed about a contract, codes apart. */
const mailsOf = ({ email }: { email: string }) =>
  h.mails
    .filter((mail) => mail.to === email && /contrat/i.test(mail.subject) && !mail.subject.startsWith("Votre code"))
    .map(({ subject }) => subject);

/** Sessions end meanwhile. */
async function signWithMail(user: { id: number; email: string }, application: number, version: number) {
  const token = await signIn(h, user);
  const { results } = (await contractsOf(h, token, application)).body;
  const sha256 = results.find((one) => one.version === version)?.sha256;
  await askCode(h, token, application, version);
  h.advance(1);
  await h.sendMails();
  expect((await sign(h, token, application, version, { sha256, code: codeIn(h, user.email) })).status).toBe(200);
}

test("each is asked once, by one mail, and both learn that it is signed", async () => {
  const { employer, person, application, mission } = await aReadyHire();
  const { candidate } = person;
  await makeContract(h, await signIn(h, employer), application);
  await letTimePass();
  expect(await newsOf(person.candidate)).toEqual([["contract_to_sign", "Votre contrat est à signer", false]]);
  expect(mailsOf(candidate)).toEqual([`Votre contrat à lire et à signer\u00a0: ${mission.title}`]);
  // Who made it knows.
  expect(await newsOf(employer)).toEqual([]);

  await signWithMail(candidate, application, 1);
  expect(await newsOf(person.candidate)).toEqual([["contract_to_sign", "Votre contrat est à signer", true]]);
  await letTimePass();
  const asked = `${candidate.firstName} ${candidate.lastName.charAt(0)}. a signé son contrat`;
  expect(await newsOf(employer)).toEqual([["contract_to_sign", asked, false]]);
  // Nothing else mails it.
  expect(mailsOf(employer)).toEqual([asked]);

  await signWithMail(employer, application, 1);
  await letTimePass();
  expect(await newsOf(person.candidate)).toEqual([
    ["contract_to_sign", "Votre contrat est à signer", true],
    ["contract_signed", "Contrat accepté par les deux", false],
  ]);
  // Their own act: listed as read.
  expect(await newsOf(employer)).toMatchObject([
    ["contract_to_sign", asked, true],
    ["contract_signed", expect.stringMatching(/^Contrat accepté par les deux, avec /), true],
  ]);
  const signed = `Contrat accepté par les deux\u00a0: ${mission.title}`;
  expect([mailsOf(candidate).slice(1), mailsOf(employer).slice(1)]).toEqual([[signed], [signed]]);
});

test("a new version says that it replaces the one before, which asks no more", async () => {
  const { employer, person, application } = await aReadyHire();
  await makeContract(h, await signIn(h, employer), application);
  await letTimePass();
  await signWithMail(employer, application, 1);
  await makeContract(h, await signIn(h, employer), application);
  expect(await newsOf(person.candidate)).toEqual([["contract_to_sign", "Votre contrat est à signer", true]]);
  await letTimePass();
  expect(await newsOf(person.candidate)).toEqual([
    ["contract_to_sign", "Votre contrat est à signer", true],
    ["contract_replaced", "Votre contrat a changé", false],
  ]);
  expect(mailsOf(person.candidate)).toHaveLength(2);
});

test("of two versions made at once, the person is notified of the one that stays", async () => {
  const { employer, person, application } = await aReadyHire();
  await makeContract(h, await signIn(h, employer), application);
  await makeContract(h, await signIn(h, employer), application);
  await letTimePass();
  expect(await newsOf(person.candidate)).toEqual([["contract_replaced", "Votre contrat a changé", false]]);
});

const aMember = (userId: number, change: { signsContracts?: boolean; leftAt?: Date }) =>
  h.ctx.db.updateTable("companyMembers").set(change).where("userId", "=", userId).execute();

test("whom the text names is asked by a colleague, until they leave", async () => {
  const { employer, application } = await aReadyHire();
  const { company } = employer;
  const managers = [];
  for (const leftAt of [null, h.ctx.now()]) {
    const manager = await anEmployer(h.ctx.db, { company, member: { role: "manager" } });
    await aMember(manager.id, { signsContracts: true });
    expect((await makeContract(h, await signIn(h, employer), application, CONTRACT(manager.id))).status).toBe(201);
    if (leftAt) await aMember(manager.id, { leftAt });
    await letTimePass();
    managers.push(manager);
  }
  const kinds = [];
  for (const { id } of managers) {
    const rows = h.ctx.db.selectFrom("notifications").where("userId", "=", id).select("kind").execute();
    kinds.push((await rows).map(({ kind }) => kind));
  }
  expect(kinds).toEqual([["contract_to_sign"], []]);
  const [first] = managers;
  expect(first && (await newsOf(first))).toMatchObject([
    ["contract_to_sign", expect.stringMatching(/^Un contrat est à signer/), true],
  ]);
});
