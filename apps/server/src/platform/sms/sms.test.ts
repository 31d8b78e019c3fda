import { expect, test } from "vitest";
import { startSmsService } from "../../../../../tools/testing/sms-service.ts";
import { createSms } from "./sms.ts";

const message = { to: "+33612345678", text: "Bonjour", reference: "delivery-1" };

test("the provider gets the number, the text and a reference, with the key", async () => {
  const provider = await startSmsService();
  const sms = createSms({ url: provider.url, key: "clef", from: "Renfort" }, () => new Date());
  expect(await sms.send(message)).toEqual({ result: "sent", id: "sms-1" });
  expect(provider.calls[0]).toMatchObject({
    headers: { authorization: "Bearer clef", "content-type": "application/json" },
    sms: { ...message, from: "Renfort" },
  });
  await provider.close();
});

test.each([
  [429, { result: "later", retryAfterMs: 30_000 }],
  [503, { result: "later", retryAfterMs: 30_000 }],
  [400, { result: "refused", status: 400 }],
  [401, { result: "refused", status: 401 }],
])("an answer of %s", async (status, outcome) => {
  const provider = await startSmsService(() => ({ status, headers: { "retry-after": "30" } }));
  const sms = createSms({ url: provider.url, key: "clef", from: "Renfort" }, () => new Date());
  expect(await sms.send(message)).toEqual(outcome);
  await provider.close();
});

test("a provider that hangs or is gone is tried later", async () => {
  const provider = await startSmsService(() => "hang");
  const sms = createSms({ url: provider.url, key: "clef", from: "Renfort" }, () => new Date(), 50);
  expect(await sms.send(message)).toEqual({ result: "later", retryAfterMs: null });
  await provider.close();
  expect(await sms.send(message)).toEqual({ result: "later", retryAfterMs: null });
});

test("without a key nothing is sent", async () => {
  expect(await createSms(null, () => new Date()).send(message)).toEqual({ result: "refused", status: 0 });
});
