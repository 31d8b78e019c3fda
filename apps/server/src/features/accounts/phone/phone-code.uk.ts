import type { PhoneCodeWords } from "./phone-code.fr.ts";

export const phoneCodeUk: PhoneCodeWords = {
  text: (code) => `Renfort: ваш код ${code}. Він діє 10 хвилин. Нікому його не кажіть.`,
};
