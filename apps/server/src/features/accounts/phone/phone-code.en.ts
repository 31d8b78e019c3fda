import type { PhoneCodeWords } from "./phone-code.fr.ts";

export const phoneCodeEn: PhoneCodeWords = {
  text: (code) => `Renfort: your code is ${code}. It works for 10 minutes. Do not give it to anybody.`,
};
