import { formatCount } from "@app/domain/text/format-number";
import { datePhrase } from "../filters/moments.fr.ts";

interface Counted {
  count: number;
  count_is_estimate?: boolean | undefined;
}

/** « 14 missions », « Aucune mission »; an estimate is rounded to what it is worth: « environ 126 000 missions ». */
export function missionsText({ count, count_is_estimate }: Counted): string {
  if (count === 0) return "Aucune mission";
  if (count === 1) return "1\u00a0mission";
  const rounded = count_is_estimate ? `environ ${formatCount(Number(count.toPrecision(3)))}` : formatCount(count);
  return `${rounded}\u00a0missions`;
}

/** « 14 missions ce soir » */
export function resultsText(page: Counted, date: string): string {
  const text = missionsText(page);
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return date === "" ? sentence : `${sentence} ${datePhrase(date)}`;
}
