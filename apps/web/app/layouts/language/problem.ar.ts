import type { ProblemWords } from "./problem.fr.ts";

export const problemWordsAr: ProblemWords = {
  offline: {
    title: "لا يوجد اتصال بالشبكة.",
    text: "تعذّر تحميل الصفحة. يُرجى التحقق من الشبكة ثم إعادة المحاولة.",
  },
  failed: {
    title: "تعذّر تحميل هذه الصفحة.",
    text: "حدث خطأ من جهتنا. يُرجى إعادة المحاولة بعد لحظات.",
  },
  retry: "إعادة المحاولة",
};
