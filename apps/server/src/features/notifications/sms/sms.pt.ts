import type { SmsWords } from "./sms.fr.ts";

export const smsPt: SmsWords = {
  pay: (text) => text.replace(/\s*€\s*\/\s*hora/, " euros/h"),
  answer: ({ open, stop }) => ` Sim/nao: ${open} STOP: ${stop}`,
};
