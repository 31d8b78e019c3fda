import { clockOf } from "@app/domain/time/format-in-language";
import type { ArrivalWords } from "./arrival-text.fr.ts";

const hour = (at: string) => clockOf(new Date(at));

export const arrivalAr: ArrivalWords = {
  startsAt: (at) => `، ${hour(at)}`,
  absent: "أُبلغ عن غيابك. هذا البلاغ لا يلغي عقدك: ساعات العمل التي تؤديها تُحتسب.",
  leaveHome: "أنا في الطريق",
  leaveHomeNote: (company) => `تظهر عبارة «أنا في الطريق» لدى \u2068${company}\u2069. لا يُطلب موقعك أبدًا.`,
  code: "رمز اليوم",
  codeHint: "أربعة أرقام، معروضة في مكان العمل أو يعطيها الفريق.",
  codeInvalid: "يتكوّن الرمز من أربعة أرقام.",
  arrive: "وصلت",
  leave: "انتهيت",
  enRoute: (at) => `في الطريق منذ ${hour(at)}`,
  arrived: (at) => `في مكان العمل منذ ${hour(at)}`,
  done: (at) => `انتهى العمل في ${hour(at)}`,
  queued: {
    en_route: (at) => `سُجّل الانطلاق إلى العمل في ${hour(at)}`,
    in: (at) => `سُجّل الوصول في ${hour(at)}`,
    out: (at) => `سُجّلت النهاية في ${hour(at)}`,
  },
  queuedNote: "سيُرسل ذلك عند عودة الشبكة، ولن يُحسب إلا مرة واحدة.",
  failed: "لم يُسجَّل شيء. يُرجى إعادة المحاولة.",
  noted: "سُجّل ذلك.",
  refusals: {
    not_expected: "حضورك غير منتظر في هذه الوردية.",
    too_early: "ما زالت هذه الوردية بعيدة: يُرجى العودة في اليوم نفسه.",
    too_late: "انتهت هذه الوردية منذ أكثر من سبعة أيام.",
    code_missing: "يُرجى كتابة الرمز المكوّن من أربعة أرقام والمعروض في مكان العمل.",
    code_wrong: "هذا ليس رمز اليوم. يُرجى التحقق منه في مكان العمل.",
    code_over: "خمسة رموز لم تكن صحيحة. في مكان العمل، يُرجى طلب تسجيل وصولك.",
  },
};
