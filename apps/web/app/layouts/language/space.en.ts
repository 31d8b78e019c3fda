import type { SpaceWords } from "./space.fr.ts";

const most = (count: number) => (count > 99 ? "more than 99" : count);

export const spaceEn: SpaceWords = {
  home: "Renfort, dashboard",
  menu: "Menu",
  phoneMenu: "Phone menu",
  menuMore: "Menu, continued",
  pages: {
    missions: "Work offers",
    shifts: "My shifts",
    propositions: "Offers for you",
    applications: "Applications",
    employers: "My employers",
    notifications: "Notifications",
    profile: "Profile",
    messages: "Messages",
    availability: "My availability",
    account: "My account",
    sitePlan: "All pages",
  },
  unread: (count) => `${most(count)} unread`,
  waiting: (count) => `${most(count)} waiting`,
  bell: (count) => (count === 0 ? "Notifications" : `Notifications, ${most(count)} unread`),
  ownMenu: (waiting) => (waiting === 0 ? "My menu" : `My menu, offers waiting for you: ${waiting}`),
  profile: "my profile",
  signOut: "Sign out",
  offline: "Offline. Your applications will be sent when the network is back.",
};
