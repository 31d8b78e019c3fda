import { type DemoData, generateDemoData } from "@app/db/demo/generate";
import { FIRST_SMIC_RATES } from "@app/domain/catalogue/smic";
import { lintMission } from "@app/domain/missions/lint/mission-lint";
import { checkMission } from "@app/text-check/check-mission";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sentencesInNames, textOf } from "../src/views/mission-texts.ts";
import { type Harness, startHarness } from "./harness.ts";
import { IS_LONG } from "./length.ts";

/** Each sector and each text comes back every few missions: one in five shows it, the long check reads them all. */
const ONE_IN = IS_LONG ? 1 : 5;

/** What is not given is empty in the database. */
function writtenIn(row: DemoData["missions"][number]["row"]): string {
  const { description, requirement = "", perks = "", responsibilities = "", requiredSkills = "" } = row;
  const { workingHours = "", equipment = "", additionalInfo = "", collectiveAgreement = "", meetingPoint = "" } = row;
  const { skills = [], tags = [], location } = row;
  const texts = { description, requirement, perks, responsibilities, requiredSkills, workingHours, equipment };
  return [
    textOf({ ...texts, additionalInfo, meetingPoint }),
    ...sentencesInNames({ skills, tags, location, collectiveAgreement }),
  ].join("\n");
}

let h: Harness;
let missions: DemoData["missions"];
beforeAll(async () => {
  h = await startHarness();
  const all = (await generateDemoData(h.ctx.db, new Date("2026-11-16T09:00:00Z"))).missions;
  missions = all.filter((_, index) => index % ONE_IN === 0);
}, 180_000);
afterAll(() => h.close());

test("no mission of the demonstration would be refused", () => {
  expect(missions.length).toBe(2000 / ONE_IN);
  const refused = missions.flatMap(({ row }) => {
    const { perks, startsAt } = row;
    const findings = lintMission({ ...row, benifits_perks: perks, startDate: startsAt }, FIRST_SMIC_RATES);
    return findings.filter(({ severity }) => severity === "block");
  });
  expect(refused).toEqual([]);
}, 180_000);

test("at most two in a hundred of them would be held if a new account with a free mailbox published them", () => {
  const account = { companyAgeDays: 0, emailDomain: "gmail.com" };
  const held = missions.filter(({ row }) => {
    const { title, payCents, payPeriod, hoursPerDay } = row;
    return checkMission({ title, description: writtenIn(row), payCents, payPeriod, hoursPerDay, ...account }).isHeld;
  });
  expect(held.length).toBeLessThanOrEqual(0.02 * missions.length);
}, 180_000);
