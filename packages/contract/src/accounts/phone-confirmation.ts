/** Confirming the number of one's account with a code sent to it. */
import * as z from "zod";
import { Empty, sixDigits } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";

/**
 * Sends six digits to the number of the account, a French mobile; the code before stops working. 409: `sms_unavailable`
 * where no text message is sent, `phone_missing`, `phone_not_mobile`. 429: three codes a day for an account and for a
 * number. 503 `sms_failed`: it did not leave, and is not counted.
 */
export const sendPhoneCodeRoute = defineRoute({
  method: "POST",
  url: "/api/account/phone/",
  access: "signed-in",
  limit: "verify",
  refusals: [409, 503],
  status: 200,
  /** False when the number is confirmed already. */
  response: z.object({ sent: z.boolean() }),
});

/** Ten minutes and five tries for each code. A number that is confirmed stays so until it is changed. */
export const confirmPhoneRoute = defineRoute({
  method: "POST",
  url: "/api/account/phone/confirm/",
  access: "signed-in",
  body: z.object({ code: sixDigits }),
  limit: "verify",
  refusals: [503],
  status: 200,
  response: Empty,
});
