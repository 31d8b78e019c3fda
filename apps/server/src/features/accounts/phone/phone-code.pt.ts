import type { PhoneCodeWords } from "./phone-code.fr.ts";

export const phoneCodePt: PhoneCodeWords = {
  text: (code) => `Renfort: o seu código é ${code}. Serve durante 10 minutos. Não o dê a ninguém.`,
};
