import { bellText, unreadText } from "./unread.fr.ts";

/** Around every page of a candidate. */
export const spaceFr = {
  home: "Renfort, tableau de bord",
  menu: "Menu candidat",
  phoneMenu: "Menu candidat mobile",
  menuMore: "Menu candidat, suite",
  pages: {
    missions: "Missions",
    shifts: "Mes créneaux",
    propositions: "Propositions",
    applications: "Candidatures",
    employers: "Mes employeurs",
    notifications: "Notifications",
    profile: "Profil",
    messages: "Messages",
    availability: "Mes disponibilités",
    account: "Mon compte",
    sitePlan: "Plan du site",
  },
  unread: unreadText,
  waiting: (count: number) => `${count > 99 ? "plus de 99" : count} en attente`,
  bell: bellText,
  ownMenu: (waiting: number) =>
    waiting === 0 ? "Mon menu" : `Mon menu, ${waiting} ${waiting > 1 ? "propositions" : "proposition"} en attente`,
  profile: "mon profil",
  signOut: "Déconnexion",
  offline: "Hors ligne. Vos candidatures partiront au retour du réseau.",
};

export type SpaceWords = typeof spaceFr;
