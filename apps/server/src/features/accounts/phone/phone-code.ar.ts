import type { PhoneCodeWords } from "./phone-code.fr.ts";

export const phoneCodeAr: PhoneCodeWords = {
  text: (code) => `Renfort: رمزك ${code}. صلاحيته 10 دقائق. يُرجى عدم إعطائه لأحد.`,
};
