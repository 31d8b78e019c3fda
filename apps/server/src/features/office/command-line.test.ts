import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "../../../test/harness.ts";
import { recordAudit } from "./audit/audit.ts";
import { runOffice } from "./command-line.ts";
import { officeOf } from "./decisions/decision-order.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const WHY = "L’annonce demande de payer des frais de dossier.";
const order = ["--reason", WHY, "--by", "Claire", "--rule", "nothing_to_pay"];

test.each([
  ["no reason", ["hide", "1", "--by", "Claire"], 'A decision needs a reason of 10 to 2000 characters: --reason "…"'],
  ["a short reason", ["hide", "1", "--by", "Claire", "--reason", "Non.     "], "A decision needs a reason"],
  ["no rule", ["hide", "1", "--reason", WHY, "--by", "Claire"], "Name the rule: --rule real_employer"],
  [
    "no broken rule",
    ["hide", "1", "--reason", WHY, "--by", "Claire", "--rule", "rules_respected"],
    "Name the rule that is broken",
  ],
  ["no name for the new admin", ["make-admin", "a@exemple.fr", "--by", "Claire"], 'Give the name: --name "First Last"'],
  ["nobody who decides", ["hide", "1", "--reason", WHY], "Say who decides: --by <name>"],
  ["no number", ["hide", ...order], "Give the number of what is decided on."],
  ["a report it cannot close", ["restore", "1", ...order, "--report", "1"], "--report goes with hide or suspend."],
  ["an unknown option", ["hide", "1", "--force"], "pnpm office held"],
  ["nothing", [], "pnpm office held"],
  ["a mission that is not there", ["hide", "999999999", ...order], "There is no mission 999999999."],
])("a command with %s is refused", async (_what, args, sentence) => {
  await expect(runOffice(officeOf(h.ctx), args)).rejects.toThrow(sentence);
});

test("the whole audit is checked, and the first changed row is named", async () => {
  await expect(runOffice(officeOf(h.ctx), ["audit"])).resolves.toEqual(["checked=0 firstChanged=null"]);
  const entry = { actorId: null, actor: "Claire", action: "item.read", subjectType: "item", subjectId: 1 };
  for (let row = 0; row < 3; row += 1) await recordAudit(h.ctx.db, entry, h.ctx.now());
  await expect(runOffice(officeOf(h.ctx), ["audit"])).resolves.toEqual(["checked=3 firstChanged=null"]);
  await h.runAsOwner("update office_audit set actor = 'Autre' where id = 2");
  await expect(runOffice(officeOf(h.ctx), ["audit"])).resolves.toEqual(["checked=3 firstChanged=2"]);
});
