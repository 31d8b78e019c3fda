import { expect, test } from "vitest";
import { ApiUnreachable } from "./api/api-transport.server.ts";
import { statusOf } from "./failed-page.server.ts";

test.each([
  ["JSON", "application/json", "[".repeat(200_000)],
  ["a text", "text/plain", "a=b"],
  ["a form in parts without their boundary", "multipart/form-data", "abc"],
  ["a form in parts that is cut", "multipart/form-data; boundary=x", "--y\r\nabc"],
])("%s sent as a form is the sender's mistake", async (_what, type, body) => {
  const request = new Request("http://127.0.0.1/", { method: "POST", headers: { "content-type": type }, body });
  const error: unknown = await request.formData().catch((reason: unknown) => reason);
  expect(statusOf(error)).toBe(400);
});

test("an unavailable api answers 503, and bugs stay errors", () => {
  expect(statusOf(new ApiUnreachable("timeout"))).toBe(503);
  expect(statusOf(new TypeError("x is not a function"))).toBeNull();
  expect(statusOf(new Error("FormData"))).toBeNull();
});
