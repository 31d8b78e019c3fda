import type { RatingCategory } from "@app/domain/ratings/rating";
import { RATING_BLIND_DAYS } from "@app/domain/ratings/rating-review";

/** `publication`: when the other side reads it. */
export type RatingTexts = { about: Record<RatingCategory, string>; question: string; publication: string };

const DAYS = `${RATING_BLIND_DAYS}\u00a0jours`;

/** Beside what is still to be rated. */
export const TOGETHER = `Les deux avis d’une mission sont publiés ensemble, ou au bout de ${DAYS} s’il n’y en a qu’un.`;

export const ABOUT_PERSON: RatingTexts = {
  about: {
    technical: "Gestes, rapidité, précision",
    communication: "Avec l’équipe et les clients",
    experience: "Autonomie sur le poste",
    cultural: "Entraide, respect des habitudes",
    overall: "Une seule note suffit",
  },
  question: "Recommandez-vous cette personne\u202f?",
  publication: `Votre avis sera publié quand cette personne aura donné le sien, ou au bout de ${DAYS}. D’ici là, elle ne peut pas le lire.`,
};

export const ABOUT_COMPANY: RatingTexts = {
  about: {
    technical: "Matériel, consignes, sécurité",
    communication: "Avant la mission et sur place",
    experience: "Poste conforme à l’annonce",
    cultural: "Accueil par l’équipe",
    overall: "Une seule note suffit",
  },
  question: "Recommandez-vous cet employeur\u202f?",
  publication: `Votre avis sera publié quand cet employeur aura donné le sien, ou au bout de ${DAYS}. D’ici là, il ne peut pas le lire.`,
};
