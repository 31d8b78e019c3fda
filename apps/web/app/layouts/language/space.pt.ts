import type { SpaceWords } from "./space.fr.ts";

const most = (count: number) => (count > 99 ? "mais de 99" : count);

export const spacePt: SpaceWords = {
  home: "Renfort, painel",
  menu: "Menu",
  phoneMenu: "Menu do telemóvel",
  menuMore: "Menu, continuação",
  pages: {
    missions: "Trabalhos",
    shifts: "Os meus turnos",
    propositions: "Propostas",
    applications: "Candidaturas",
    employers: "Os meus empregadores",
    notifications: "Notificações",
    profile: "Perfil",
    messages: "Mensagens",
    availability: "A minha disponibilidade",
    account: "A minha conta",
    sitePlan: "Todas as páginas",
  },
  unread: (count) => `por ler: ${most(count)}`,
  waiting: (count) => `à espera: ${most(count)}`,
  bell: (count) => (count === 0 ? "Notificações" : `Notificações, por ler: ${most(count)}`),
  ownMenu: (waiting) => (waiting === 0 ? "O meu menu" : `O meu menu, propostas à espera: ${waiting}`),
  profile: "o meu perfil",
  signOut: "Terminar sessão",
  offline: "Sem ligação. As suas candidaturas serão enviadas quando a rede voltar.",
};
