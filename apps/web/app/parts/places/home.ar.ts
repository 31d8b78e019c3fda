import type { HomeWords } from "./home.fr.ts";

export const homeAr: HomeWords = {
  commune: "مدينتك أو بلدتك",
  communeHint: "الاسم أو الرمز البريدي.",
  communes: "المدن والبلدات",
  noneFound: "لم نجد أي مدينة",
  notLoaded: "تعذّر تحميل قائمة المدن.",
  abroad: "بلد آخر",
  abroadText: "هذه الخانات الثلاث تحل محل المدينة.",
  city: "المدينة",
  region: "المنطقة",
  country: "البلد",
};
