import type { OwnAccountWords } from "./own-account.fr.ts";

export const ownAccountAr: OwnAccountWords = {
  you: "معلوماتك",
  firstName: "الاسم الأول",
  lastName: "اسم العائلة",
  email: "البريد الإلكتروني",
  emailTaken: "يوجد حساب يستعمل عنوان البريد الإلكتروني هذا.",
  signIn: "تسجيل الدخول بهذا العنوان",
  confirmedBy: (provider) => `تم التأكيد من ${provider}.`,
  password: "كلمة المرور",
  passwordRule: "8 أحرف على الأقل. بضع كلمات لا علاقة بينها يسهل تذكّرها ويصعب تخمينها.",
  phone: "رقم الهاتف",
  profession: "مهنتك",
  stated: (button) => `الضغط على «${button}» يعني تأكيد بلوغ 18 عامًا أو أكثر وقبول `,
  ofAge: "عمري 18 عامًا أو أكثر.",
  accept: (button) => `الضغط على «${button}» يعني قبول `,
  terms: "شروط الاستخدام",
  privacyBefore: "ما نفعله ببياناتك مشروح في ",
  privacy: "سياسة الخصوصية",
  newTab: " (علامة تبويب جديدة، بالفرنسية).",
  join: "الانضمام إلى الفريق",
  joining: "لحظة من فضلك…",
  availableToo:
    "يكون حسابك عندئذ بحالة «متاح»: يمكن لأصحاب عمل آخرين أيضًا أن يعرضوا عليك عملًا. ويمكنك تغيير ذلك بلمسة واحدة.",
};
