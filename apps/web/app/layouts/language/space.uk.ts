import type { SpaceWords } from "./space.fr.ts";

const most = (count: number) => (count > 99 ? "понад 99" : count);

export const spaceUk: SpaceWords = {
  home: "Renfort, головна панель",
  menu: "Меню",
  phoneMenu: "Меню телефона",
  menuMore: "Меню, продовження",
  pages: {
    missions: "Робота",
    shifts: "Мої зміни",
    propositions: "Пропозиції",
    applications: "Заявки",
    employers: "Мої роботодавці",
    notifications: "Сповіщення",
    profile: "Профіль",
    messages: "Чати",
    availability: "Мій вільний час",
    account: "Мій акаунт",
    sitePlan: "Усі сторінки",
  },
  unread: (count) => `непрочитаних: ${most(count)}`,
  waiting: (count) => `очікують відповіді: ${most(count)}`,
  bell: (count) => (count === 0 ? "Сповіщення" : `Сповіщення, непрочитаних: ${most(count)}`),
  ownMenu: (waiting) => (waiting === 0 ? "Моє меню" : `Моє меню, пропозицій без відповіді: ${waiting}`),
  profile: "мій профіль",
  signOut: "Вийти",
  offline: "Немає з’єднання. Ваші заявки буде надіслано, коли мережа з’явиться.",
};
