import type { HelpWords } from "./help.fr.ts";

const LINKS: Readonly<Record<string, string>> = {
  "/comment-ca-marche": "كيف تعمل الخدمة",
  "/contact": "التواصل معنا",
  "/conditions": "شروط الاستخدام",
  "/confidentialite": "الخصوصية",
  "/faq": "أسئلة وأجوبة",
  "/regles": "قواعد النشر",
  "/classement": "ترتيب فرص العمل",
  "/accessibilite": "إمكانية الوصول: مطابقة جزئيًا",
  "/mentions-legales": "البيانات القانونية",
  "/plan-du-site": "كل الصفحات",
};

export const helpAr: HelpWords = {
  label: "المساعدة والمعلومات القانونية (بالفرنسية)",
  link: (to) => LINKS[to] ?? to,
  theme: { label: "المظهر", light: "فاتح", dark: "داكن", system: "تلقائي" },
};
