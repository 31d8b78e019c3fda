import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aForm, PROFILE } from "../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPdf } from "../../../test/hostile/pdf.ts";
import { MAX_BYTES_PER_PERSON } from "./files.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

test("one person's files have a size limit; replaced files do not count", async () => {
  const { id } = await aCandidate(h.ctx.db);
  const token = await tokenFor(h.ctx, id);
  const cv = { field: "coverLetter", name: "cv.pdf", type: "application/pdf", bytes: aPdf() };
  const upload = () => call(h.app, "PUT", "/api/profile/update/", { token, ...aForm(PROFILE, [cv]) });
  expect((await upload()).status).toBe(200);
  const fill = (releasedAt: Date | null) =>
    h.ctx.db
      .updateTable("files")
      .set({ sizeBytes: MAX_BYTES_PER_PERSON, releasedAt })
      .where("ownerId", "=", id)
      .execute();
  await fill(null);
  expect(await upload()).toMatchObject({ status: 413, body: { code: "too_large" } });
  await fill(h.ctx.now());
  expect((await upload()).status).toBe(200);
});
