import type { SpaceWords } from "./space.fr.ts";

const most = (count: number) => (count > 99 ? "أكثر من 99" : count);

export const spaceAr: SpaceWords = {
  home: "Renfort، لوحة المتابعة",
  menu: "القائمة",
  phoneMenu: "قائمة الهاتف",
  menuMore: "بقية القائمة",
  pages: {
    missions: "فرص العمل",
    shifts: "وردياتي",
    propositions: "العروض المقدمة لي",
    applications: "طلباتي",
    employers: "أصحاب العمل",
    notifications: "الإشعارات",
    profile: "ملفي",
    messages: "الرسائل",
    availability: "أوقات توفري",
    account: "حسابي",
    sitePlan: "كل الصفحات",
  },
  unread: (count) => `غير مقروء: ${most(count)}`,
  waiting: (count) => `في الانتظار: ${most(count)}`,
  bell: (count) => (count === 0 ? "الإشعارات" : `الإشعارات، غير المقروءة: ${most(count)}`),
  ownMenu: (waiting) => (waiting === 0 ? "قائمتي" : `قائمتي، العروض التي تنتظر الرد: ${waiting}`),
  profile: "ملفي",
  signOut: "تسجيل الخروج",
  offline: "لا يوجد اتصال. ستُرسل طلباتك عند عودة الشبكة.",
};
