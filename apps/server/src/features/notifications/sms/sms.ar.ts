import type { SmsWords } from "./sms.fr.ts";

export const smsAr: SmsWords = {
  pay: (text) => text,
  answer: ({ open, stop }) => ` نعم/لا: ${open} إيقاف: ${stop}`,
};
