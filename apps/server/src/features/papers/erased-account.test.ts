import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "../../../test/harness.ts";
import { aHire, CIVIL, share } from "../../../test/papers-scene.ts";
import { post } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

test("a deleted account leaves neither what was shared nor its own copy", async () => {
  const { person, application } = await aHire(h);
  await share(h, person.token, application, { ...CIVIL, vault: true });
  expect((await post(h, person.token, "account/delete", { password: DEMO_PASSWORD })).status).toBe(200);
  await h.runJobs();
  for (const table of ["dossiers", "vaults"] as const)
    expect(
      await h.ctx.db.selectFrom(table).where("candidateId", "=", person.candidate.id).selectAll().execute(),
    ).toEqual([]);
});
