import { existsSync, globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { anAdmin } from "@app/db/builders/users";
import { LINT_RULES } from "@app/domain/missions/lint/rule";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { sendTo, startConversation } from "../../../../test/conversation.ts";
import { type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { bodyOf } from "../../../../test/mission-scene.ts";
import { openItem } from "../../../../test/office-scene.ts";
import { runOffice, runTextExport } from "../../../../test/run-office.ts";
import { post, requireSound } from "../../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

const SCAM = "Vous recevez les paiements de nos clients sur votre compte, puis vous nous les reversez.";
/** The passage with the contact may weigh as much as the request. */
const IN_TEXT = /^(?:money_through_account|candidate_pays)$/;
const NOTE = "Décision motivée pour cet essai.";

async function decide(action: string, id: number, rule: string, ...more: string[]) {
  const { code, err } = await runOffice(
    h,
    action,
    String(id),
    "--rule",
    rule,
    "--reason",
    NOTE,
    "--by",
    "Claire",
    ...more,
  );
  expect(err).toBe("");
  expect(code).toBe(0);
}

async function publish(description: string) {
  const employer = await anEmployer(h.ctx.db, {
    email: `offre.${crypto.randomUUID()}@gmail.com`,
    firstName: "Gwenola",
    lastName: "Tanguy",
    company: { name: "Crêperie Tanguy" },
  });
  const token = await tokenFor(h.ctx, employer.id);
  const body = bodyOf(await aMission(h.ctx.db), { description, acknowledged: [...LINT_RULES] });
  const { status, body: mission } = await post<{ id: number; status: string }>(h, token, "jobs/add", body);
  expect(status).toBe(201);
  return mission;
}

type Line = Readonly<Record<string, unknown>> & { id: string; author: string; date: string };

async function exported(): Promise<Record<"missions" | "messages" | "ad-sentences", Line[]>> {
  const folder = mkdtempSync(join(tmpdir(), "renfort-texts-"));
  const { code, err } = await runTextExport(h, folder, "--since", "2026-01-01", "--by", "Claire");
  expect(err).toBe("");
  expect(code).toBe(0);
  const read = (name: string): Line[] =>
    globSync(`${name}-office-*.jsonl`, { cwd: folder }).flatMap((file) =>
      readFileSync(join(folder, file), "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as Line),
    );
  return { missions: read("missions"), messages: read("messages"), "ad-sentences": read("ad-sentences") };
}

test("missions that a person released or hid after reading become dated lines without a name, a phone or a mail", async () => {
  const contact = "Crêperie Tanguy, demandez Gwenola au 06 12 34 56 78 ou gwenola@creperie-tanguy.fr.";
  const fraud = await publish(`${SCAM} ${contact}`);
  const honest = await publish(`${SCAM} Ceci est un exercice de notre école de comptabilité.`);
  const undone = await publish(`${SCAM} Réponse avant dimanche.`);
  const silent = await publish(`${SCAM} Réponse avant lundi.`);
  for (const { status } of [fraud, honest, undone, silent]) expect(status).toBe("held");
  await decide("hide", fraud.id, "nothing_to_pay");
  await decide("release", honest.id, "rules_respected");
  await decide("hide", undone.id, "nothing_to_pay");
  await decide("restore", undone.id, "rules_respected");
  await decide("hide", silent.id, "no_discrimination");

  const { missions } = await exported();
  expect(missions).toMatchObject([
    { id: "o-001", label: "fraud", rule: expect.stringMatching(IN_TEXT), email_domain: "gmail.com", author: "office" },
    { id: "o-002", label: "honest", email_domain: "gmail.com", author: "office" },
  ]);
  expect(missions[0]).toMatchObject({ date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
  expect(missions[0]?.description).toContain(
    "notre société, demandez Camille au 06 39 98 00 00 ou contact@exemple.fr.",
  );
  expect(JSON.stringify(missions)).not.toMatch(/Tanguy|Gwenola|12 34 56 78|creperie/i);
});

test("reported messages become lines by what was decided", async () => {
  const report = async (text: string) => {
    const { id, employer, candidate } = await startConversation(h);
    const { body } = await sendTo(h, employer.token, id, text);
    const about = { subject_type: "message", subject_id: body.id, reason: "fraud", details: "On me demande cela." };
    const sent = await post<{ id: number }>(h, candidate.token, "reports", about);
    expect(sent.status).toBe(201);
    return { report: sent.body.id, author: employer.id };
  };
  const risky = await report("Envoyez-moi votre IBAN avant ce soir, au 06 12 34 56 78.");
  const rude = await report("Vous êtes vraiment trop lent pour ce poste.");
  const ordinary = await report("Apportez votre carte d’identité à l’accueil.");
  await decide("suspend", risky.author, "personal_data", "--report", String(risky.report));
  await decide("suspend", rude.author, "respect", "--report", String(rude.report));
  await decide("dismiss", ordinary.report, "rules_respected");
  const { messages } = await exported();
  expect(messages.map(({ from, text, label, rule }) => ({ from, text, label, rule }))).toEqual([
    {
      from: "employer",
      text: "Envoyez-moi votre IBAN avant ce soir, au 06 39 98 00 00.",
      label: "risky",
      rule: "iban",
    },
    { from: "employer", text: "Apportez votre carte d’identité à l’accueil.", label: "ok", rule: null },
  ]);
});

test("a remark that an employer overruled becomes a line once a person has read it", async () => {
  const doubtful = "Dans l’ancienne convention, 10\u00a0€ de l’heure.";
  const { id } = await publish(`Service du soir. ${doubtful} Repas compris.`);
  expect((await exported())["ad-sentences"]).toEqual([]);
  const admin = await tokenFor(h.ctx, (await anAdmin(h.ctx.db)).id);
  const item = await openItem(h.ctx, "overruled", "mission", id);
  const body = { action: "no_action", rule: "rules_respected", note: NOTE };
  expect((await post(h, admin, `admin/items/${item}/decide`, body)).status).toBe(200);
  const lines = (await exported())["ad-sentences"];
  expect(lines).toContainEqual(
    expect.objectContaining({ field: "description", text: doubtful, label: "ok", rules: [], author: "office" }),
  );
});

test("whoever exports is in the journal, and must be named", async () => {
  const folder = join(tmpdir(), `renfort-texts-${crypto.randomUUID()}`);
  expect((await runTextExport(h, folder, "--since", "2026-01-01")).code).toBe(1);
  expect(existsSync(folder)).toBe(false);
  await runTextExport(h, folder, "--since", "2026-01-01", "--by", "Romain");
  const last = await h.ctx.db
    .selectFrom("officeAudit")
    .where("action", "=", "texts.export")
    .orderBy("id", "desc")
    .select(["actor", "detail"])
    .executeTakeFirstOrThrow();
  expect(last).toMatchObject({ actor: "Romain", detail: { missions: 2, messages: 2 } });
});
