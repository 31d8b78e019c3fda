import { SHORT_WEEKDAY, WEEKDAY, weekdayOf } from "./calendar-words.ts";
import { matchesOf } from "./plain-text.ts";

const NAME = `(?:${WEEKDAY}|${SHORT_WEEKDAY})`;
const CLOCK = "\\d{1,2} ?(?:h(?![a-z])(?: ?[0-5]\\d)?|:[0-5]\\d)";
/** « Vendredi 17 h au samedi 9 h », « sam 27 22 h dim 6 h » */
const FROM_DAY_TO_DAY = new RegExp(
  `\\b(?<a>${NAME})(?: \\d{1,2})?(?: soir)?(?:,| a| de)? ${CLOCK}(?<joint> ?(?:au|a|-|,|jusqu au|jusqu a|et)? ?(?:le )?(?<b>${NAME})(?: \\d{1,2})?(?: matin)?(?:,| a)? )(?=${CLOCK}(?! ?(?:-|a) ?\\d))`,
  "g",
);

/** Hours that begin on a day and end on the next are one stretch of the first; `isLong` when they last longer. */
export function readNight(text: string): { text: string; isLong: boolean } {
  const [found] = matchesOf(text, FROM_DAY_TO_DAY);
  if (!found) return { text, isLong: false };
  const { a = "", b = "", joint = "" } = found.groups;
  const at = found.to - joint.length;
  const isNext = weekdayOf(b) === (weekdayOf(a) + 1) % 7;
  if (!isNext) return { text, isLong: !/,|et/.test(joint) };
  return { text: `${text.slice(0, at)}${"-".repeat(joint.length)}${text.slice(found.to)}`, isLong: false };
}
