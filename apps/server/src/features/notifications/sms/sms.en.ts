import type { SmsWords } from "./sms.fr.ts";

export const smsEn: SmsWords = {
  pay: (text) => text.replace("\u00a0/ hour", "/h"),
  answer: ({ open, stop }) => ` Yes/no: ${open} STOP: ${stop}`,
};
