/** A client that disconnects early is counted and recorded like any other. */
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Harness, startHarness } from "../harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

test("a wrong password from a connection that is gone is still recorded, with where it came from", async () => {
  const { id, email } = await aCandidate(h.ctx.db);
  // As when the connection ended during the request: Node no longer has its address.
  vi.spyOn(h.ctx, "readActor").mockImplementation(async ({ raw }) => {
    Object.defineProperty(raw.socket, "remoteAddress", { value: undefined });
    return null;
  });
  const answer = await h.app.inject({
    method: "POST",
    url: "/api/login/",
    remoteAddress: "92.184.105.12",
    payload: { email, password: "pas le bon mot de passe" },
  });
  expect(answer.statusCode).toBeLessThan(500);
  await h.ctx.securityEvents.settled();
  const events = await h.ctx.db.selectFrom("securityEvents").select(["kind", "userId", "address"]).execute();
  expect(events).toContainEqual({ kind: "sign_in_failed", userId: id, address: "92.184.105.0/24" });
});
