import type { SmsWords } from "./sms.fr.ts";

export const smsUk: SmsWords = {
  pay: (text) => text.replace("\u00a0за годину", "/год"),
  answer: ({ open, stop }) => ` Так/ні: ${open} Стоп: ${stop}`,
};
