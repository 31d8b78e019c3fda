import type { RatingCategory } from "@app/domain/rating";

export type RatingTexts = { about: Record<RatingCategory, string>; question: string };

export const ABOUT_PERSON: RatingTexts = {
  about: {
    technical: "Gestes, rapidité, précision",
    communication: "Avec l’équipe et les clients",
    experience: "Autonomie sur le poste",
    cultural: "Intégration dans l’équipe",
    overall: "Votre impression générale",
  },
  question: "Recommandez-vous cette personne\u202f?",
};

export const ABOUT_COMPANY: RatingTexts = {
  about: {
    technical: "Matériel, consignes, sécurité",
    communication: "Avant la mission et sur place",
    experience: "Poste conforme à l’annonce",
    cultural: "Accueil par l’équipe",
    overall: "Votre impression générale",
  },
  question: "Recommandez-vous cet employeur\u202f?",
};
