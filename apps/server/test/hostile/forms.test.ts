/** Malformed forms are a 400, not a failure. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "../harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const field = '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\nana@example.org\r\n';

test.each([
  ["is cut short", "multipart/form-data; boundary=b", `${field}--b\r\nContent-Dis`],
  ["is cut in its first field", "multipart/form-data; boundary=b", field.slice(0, -4)],
  ["uses another boundary than it says", "multipart/form-data; boundary=c", `${field}--b--\r\n`],
  ["says no boundary", "multipart/form-data", `${field}--b--\r\n`],
  ["says an empty boundary", 'multipart/form-data; boundary=""', `${field}--b--\r\n`],
])("a form that %s is refused as malformed", async (_what, type, payload) => {
  const answer = await h.app.inject({
    method: "POST",
    url: "/api/register/",
    headers: { "content-type": type },
    payload,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: "malformed" });
});
