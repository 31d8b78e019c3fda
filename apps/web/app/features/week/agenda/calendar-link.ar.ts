import { longDayIn } from "@app/domain/time/format-in-language";
import type { CalendarLinkWords } from "./calendar-link.fr.ts";

export const calendarLinkAr: CalendarLinkWords = {
  title: "في تقويم هاتفي",
  text: "عنوان يقرؤه تقويمك تلقائيًا: اسم العمل وساعاته ومدينته في الورديات المقبولة لك. كل من لديه هذا العنوان يمكنه قراءتها.",
  open: "إنشاء عنواني",
  since: (at) => `لديك عنوان منذ ${longDayIn("ar", at)}. إذا وصل إلى شخص آخر فيمكن تغييره: يتوقف العنوان القديم.`,
  replace: "تغيير العنوان",
  close: "حذف العنوان",
  once: "هذا هو عنوانك. لن يظهر مرة أخرى: تجب إضافته الآن.",
  label: "عنوان تقويمي",
  subscribe: "الفتح في تقويمي",
  opened: "تم إنشاء العنوان",
  closed: "تم حذف العنوان",
};
