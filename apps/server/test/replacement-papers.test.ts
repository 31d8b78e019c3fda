/** A called standby who kept their civil status, and chose it with their yes: the sheet is ready. Who did not choose shares nothing. */
import type { PropositionView } from "@app/contract/matching/propositions";
import { anEmployer } from "@app/db/builders/companies";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import { keyWeeksAhead, vaultWeek } from "@app/domain/papers/dossier";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sealEnvelope } from "../src/platform/keys/envelope.ts";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import { middayIn } from "./matching-scene.ts";
import { CIVIL, dossierOf, sheetOf, unshare } from "./papers-scene.ts";
import { aPlanB, confirmed, HOUR, MINUTE, onStandby, type Person, waitUntil } from "./reserve-scene.ts";
import { get, patch, requireSound } from "./scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
});

/** As `PUT …/dossier/` with `vault` stores it. */
async function keepsCivilStatus({ id: candidateId }: Person) {
  await h.ctx.weekKeys.draw([...keyWeeksAhead(h.ctx.now()), vaultWeek(h.ctx.now())]);
  const own = await sealEnvelope(h.ctx.weekKeys, vaultWeek(h.ctx.now()), JSON.stringify(CIVIL), `vault:${candidateId}`);
  if (!own) throw new Error("no key");
  await h.ctx.db
    .insertInto("vaults")
    .values({ candidateId, ...own, savedAt: h.ctx.now() })
    .execute();
}

type Service = { level?: CompanyLevel; planB?: "auto" | "ask"; hasVault?: boolean };

/** Twelve minutes after the start somebody is said absent, and the reserve is called. */
async function aCall({ level = "verified", planB = "auto", hasVault = true }: Service = {}) {
  const employer = await anEmployer(h.ctx.db, { company: { level: "verified" } });
  const startsAt = middayIn(h, 3);
  const shift = { startsAt, endsAt: new Date(startsAt.getTime() + 5 * HOUR), breakMinutes: 30, positions: 1 };
  const mission = await aPlanB(h, employer, { planB, startsAt, shifts: [shift] });
  const absent = await confirmed(h, mission);
  const person = await onStandby(h, mission.id, { isAccepted: planB === "auto" });
  if (hasVault) await keepsCivilStatus(person);
  await h.ctx.db.updateTable("companies").set({ level }).where("id", "=", employer.companyId).execute();
  waitUntil(h, new Date(startsAt.getTime() + 12 * MINUTE));
  const boss = await tokenFor(h.ctx, employer.id);
  expect((await patch(h, boss, `applications/${absent.application}/attendance`, { outcome: "absent" })).status).toBe(
    200,
  );
  await h.runDueJobs();
  return { employer, person, boss };
}

const tokenOf = ({ id }: Person) => tokenFor(h.ctx, id);
const offered = async (person: Person) =>
  (await get<PropositionView>(h, await tokenOf(person), `propositions/${person.proposition}/`)).body.canShareVault;

async function saysYes(person: Person, shareVault?: boolean): Promise<number> {
  const body = { answer: "yes", ...(shareVault !== undefined && { shareVault }) };
  const url = `/api/propositions/${person.proposition}/answer/`;
  const answer = await call<PropositionView>(h.app, "POST", url, { token: await tokenOf(person), body });
  expect(answer.status).toBe(200);
  await h.runDueJobs();
  return answer.body.application_id ?? 0;
}

test("the sheet is ready at the yes, for who chose it then", async () => {
  const { person, boss } = await aCall();
  expect(await offered(person)).toBe(true);
  const application = await saysYes(person, true);
  const sheet = await sheetOf(h, boss, application);
  expect(sheet.body.shared).toBe(true);
  expect(JSON.stringify(sheet.body.lines)).toContain(CIVIL.birthName);
  const own = (await dossierOf(h, await tokenOf(person), application)).body;
  expect(own.civil).toEqual(CIVIL);
  expect(own.mine?.reads).toHaveLength(1);
  expect(own.mine?.vault).toBe(true);
  // Stopped as any other; the same yes sent again shares nothing more.
  expect((await unshare(h, await tokenOf(person), application)).body.civil).toBeNull();
  await saysYes(person, true);
  expect((await sheetOf(h, boss, application)).body.shared).toBe(false);
});

test.each([
  ["who did not choose it", {}, undefined],
  ["who unticked it", {}, false],
  ["who kept nothing", { hasVault: false }, true],
  ["at a company whose address is not proven", { level: "siret_found" }, true],
  ["where the yes only asks", { planB: "ask" }, true],
] as const)("nothing is shared by %s", async (_, service, choice) => {
  const { person } = await aCall(service);
  expect(await offered(person)).toBe(Object.keys(service).length === 0);
  expect(await saysYes(person, choice)).toBeGreaterThan(0);
  const rows = await h.ctx.db.selectFrom("dossiers").where("candidateId", "=", person.id).selectAll().execute();
  expect(rows).toEqual([]);
});
