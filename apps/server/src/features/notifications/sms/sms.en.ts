import type { SmsWords } from "./sms.fr.ts";

export const smsEn: SmsWords = {
  pay: (text) => text.replace(/\s*\/\s*hour/, "/h"),
  answer: ({ open, stop }) => ` Yes/no: ${open} STOP: ${stop}`,
};
