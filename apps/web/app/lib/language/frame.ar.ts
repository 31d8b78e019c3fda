import type { FrameWords } from "./frame.fr.ts";

export const frameAr: FrameWords = {
  skip: "الانتقال إلى المحتوى",
  home: "Renfort، الصفحة الرئيسية",
  language: (name) => `اللغة: ${name}`,
  offline: "انقطع الاتصال. يُرجى التحقق من الشبكة وإعادة المحاولة.",
  failed: "حدث خطأ من جهتنا. يُرجى إعادة المحاولة بعد لحظات.",
  problem: {
    offline: {
      title: "لا يوجد اتصال بالشبكة.",
      text: "تعذّر تحميل الصفحة. يُرجى التحقق من الشبكة ثم إعادة المحاولة.",
    },
    failed: {
      title: "تعذّر تحميل هذه الصفحة.",
      text: "حدث خطأ من جهتنا. يُرجى إعادة المحاولة بعد لحظات.",
    },
    retry: "إعادة المحاولة",
  },
  ui: {
    optional: "(اختياري)",
    required: { before: "الخانات المعلّمة بعلامة ", after: " إلزامية." },
    requiredKey: "*\u00a0إلزامي",
    toFix: (count) => `عدد الخانات التي يجب تصحيحها: ${count}.`,
    showPassword: "إظهار كلمة المرور",
    hidePassword: "إخفاء كلمة المرور",
    close: "إغلاق",
    undo: "تراجع",
    messages: "الرسائل",
    suggestions: (count) => `عدد الاقتراحات: ${count}`,
  },
};
