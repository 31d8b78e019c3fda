import type { RecordLine } from "@app/contract/applications/record";
import type { RecordCounts } from "@app/contract/applications/record-counts";
import { formatMinutes } from "@app/domain/time/duration";

const some = (count: number, one: string, many: string) => `${count}\u00a0${count > 1 ? many : one}`;

/** « 9 missions tenues, 1 absence »; undefined when nothing is known yet. */
export function countsText({ came, absent, left_late, replaced }: RecordCounts): string | undefined {
  if (came + absent + left_late === 0) return undefined;
  const texts = [
    came > 0 && some(came, "mission tenue", "missions tenues"),
    absent > 0 && some(absent, "absence", "absences"),
    left_late > 0 &&
      `${some(left_late, "retrait", "retraits")} à moins de 24\u00a0h du début${replacedText(replaced, left_late)}`,
  ];
  return texts.filter((text) => text !== false).join(", ");
}

function replacedText(replaced: number, late: number): string {
  if (replaced === 0) return "";
  return late === 1 ? ", place reprise" : `, dont ${some(replaced, "place reprise", "places reprises")}`;
}

/** « Employeur prévenu 5 h avant le début. La place a été reprise. » */
export function lineText({ minutes_before: minutes, replaced }: RecordLine): string | undefined {
  const texts = [
    minutes !== null && `Employeur prévenu ${formatMinutes(Math.max(1, minutes))} avant le début.`,
    replaced && "La place a été reprise.",
  ].filter((text) => text !== false);
  return texts.length === 0 ? undefined : texts.join(" ");
}
