import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "../../../test/harness.ts";
import { runOffice } from "./command-line.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const WHY = "L’annonce demande de payer des frais de dossier.";
const order = ["--reason", WHY, "--by", "Claire"];

test.each([
  ["no reason", ["hide", "1", "--by", "Claire"], 'A decision needs a reason of 10 to 2000 characters: --reason "…"'],
  ["a short reason", ["hide", "1", "--by", "Claire", "--reason", "Non.     "], "A decision needs a reason"],
  ["nobody who decides", ["hide", "1", "--reason", WHY], "Say who decides: --by <name>"],
  ["no number", ["hide", ...order], "Give the number of what is decided on."],
  ["a report it cannot close", ["restore", "1", ...order, "--report", "1"], "--report goes with hide or suspend."],
  ["an unknown option", ["hide", "1", "--force"], "pnpm office held"],
  ["nothing", [], "pnpm office held"],
  ["a mission that is not there", ["hide", "999999999", ...order], "There is no mission 999999999."],
])("a command with %s is refused", async (_what, args, sentence) => {
  await expect(runOffice(h.ctx, args)).rejects.toThrow(sentence);
});
