import { RefusedCall } from "@app/contract/client";
import { expect, test } from "vitest";
import { orNotFound } from "./failure.server.ts";

const refused = (status: number) => Promise.reject(new RefusedCall(status, { code: "code", error: "Phrase." }));

test("what is missing or malformed shows the page of a missing thing", async () => {
  for (const status of [400, 404, 410])
    await expect(orNotFound(refused(status))).rejects.toMatchObject({ init: { status: 404 } });
  await expect(orNotFound(refused(409))).rejects.toBeInstanceOf(RefusedCall);
});

test("a public page of something removed answers 410", async () => {
  await expect(orNotFound(refused(410), { removed: 410 })).rejects.toMatchObject({ init: { status: 410 } });
});
