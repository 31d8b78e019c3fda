import { eurosIn } from "../money/euros-in-language.ts";
import type { Cents } from "../money/money.ts";
import type { OtherLanguage } from "../text/language.ts";
import type { PayPeriod } from "./mission.ts";

const PERIODS: Record<OtherLanguage, Record<PayPeriod, string>> = {
  en: { hourly: "/ hour", daily: "/ day", weekly: "/ week", monthly: "/ month" },
  ar: { hourly: "في الساعة", daily: "في اليوم", weekly: "في الأسبوع", monthly: "في الشهر" },
  pt: { hourly: "/ hora", daily: "/ dia", weekly: "/ semana", monthly: "/ mês" },
  uk: { hourly: "за годину", daily: "за день", weekly: "за тиждень", monthly: "за місяць" },
};

/** “€14.50 / hour” */
export const payIn = (language: OtherLanguage, cents: Cents, period: PayPeriod): string =>
  `${eurosIn(language, cents)}\u00a0${PERIODS[language][period]}`;
