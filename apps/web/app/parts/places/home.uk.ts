import type { HomeWords } from "./home.fr.ts";

export const homeUk: HomeWords = {
  commune: "Ваше місто чи село",
  communeHint: "Назва або поштовий індекс.",
  communes: "Міста й села",
  noneFound: "Нічого не знайдено",
  notLoaded: "Не вдалося завантажити список міст.",
  abroad: "Інша країна",
  abroadText: "Ці три поля замінюють місто.",
  city: "Місто",
  region: "Регіон",
  country: "Країна",
};
