import { VETO_MINUTES } from "@app/domain/applications/veto";
import { NOTICE_MINUTES } from "@app/domain/matching/replacement";
import { shiftWordsAr } from "@app/domain/missions/shift-words.ar";
import { plural } from "@app/domain/text/plural";
import type { PropositionNotificationWords } from "./proposition-notifications.fr.ts";
import { propositionWordsIn } from "./proposition-phrases.ts";

const FIRST = "هذه الساعات لأول من يقول نعم، ما لم يصل قبل ذلك الشخص الذي كان منتظرًا.";
const minutes = (count: number) => plural("ar", count, { few: "دقائق", other: "دقيقة" });

export const propositionNotificationAr: PropositionNotificationWords = propositionWordsIn("ar", shiftWordsAr, {
  comma: "، ",
  remote: "عن بُعد",
  offer: (headline) => `عرض عمل: ${headline}`,
  replacement: (headline) => `تعويض شخص غائب: ${headline}`,
  called: (headline) => `مكان شاغر: ${headline}`,
  away: (km) => `على بُعد ${km}\u00a0كم`,
  workedHere(times) {
    if (times < 2) return "سبق لك العمل هناك.";
    return times === 2
      ? "سبق لك العمل هناك مرتين."
      : `سبق لك العمل هناك ${plural("ar", times, { few: "مرات", other: "مرة" })}.`;
  },
  skills: (names) => `مهاراتك: ${names.join("، ")}.`,
  commitments: "سجل التزاماتك جيد.",
  availableThen: "وقتك متاح في هذه الساعات.",
  availableThatDay: "وقتك متاح في ذلك اليوم.",
  answerBefore: (until) => `يُرجى الرد قبل ${until}.`,
  wasStandby: "كنت في الاحتياط.",
  wasStandbyAnd: (means) => `كنت في الاحتياط: ${means}`,
  rest: (until, given) => `قول نعم قبل ${until} يعطيك ${given}؛ وبعد ذلك، أقل قليلًا.`,
  restMeans: {
    booked: FIRST,
    vetoable: FIRST,
    asks: `يصل جوابك إلى صاحب العمل. إن وافق قبل وصول الشخص المنتظر، فهذه الساعات لك دون تأكيد آخر، بعد ${minutes(NOTICE_MINUTES)} من رده.`,
  },
  noBreak: "دون استراحة",
  break: (count) => `استراحة ${count}\u00a0د`,
  gross: (pay) => `${pay} إجمالي`,
  callMeans: {
    booked: (until) => `المكان لك عند قول نعم قبل ${until}.`,
    vetoable: (until) =>
      `قول نعم قبل ${until} يحفظ لك المكان. ثم تكون لدى صاحب العمل ${minutes(VETO_MINUTES)} للتراجع، مع ذكر السبب.`,
    asks: (until) => `قول نعم قبل ${until} يصل إلى صاحب العمل، وهو يرد عليك.`,
  },
});
