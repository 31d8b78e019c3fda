import type { Badge } from "./badge.ts";

type BadgeLabel = {
  name: string;
  /** What employers read. */
  description: string;
  /** What a candidate who has not earned it reads. */
  how: string;
};

export const BADGE_LABELS: Record<Badge, BadgeLabel> = {
  quick_starter: {
    name: "Démarre vite",
    description: "Accepte et honore des missions qui commencent dans les 24\u00a0heures.",
    how: "Faites deux missions acceptées moins de 24\u00a0heures avant leur début.",
  },
  reliable: {
    name: "Fiable",
    description: "Vient à chaque mission confirmée, ou prévient à temps.",
    how: "Faites cinq missions de suite sans absence.",
  },
  well_rated: {
    name: "Bonnes notes",
    description: "Note moyenne de 4,5 sur 5 ou plus, donnée par au moins trois entreprises.",
    how: "Ayez une note moyenne de 4,5 sur 5 ou plus, donnée par au moins trois entreprises.",
  },
  called_back: {
    name: "Employeur fidèle",
    description: "Une entreprise a de nouveau choisi cette personne après une première mission.",
    how: "Travaillez pour une entreprise qui vous choisit une deuxième fois.",
  },
  fast_answer: {
    name: "Répond vite",
    description: "Confirme le plus souvent dans l’heure qui suit l’acceptation.",
    how: "Confirmez dans l’heure au moins la moitié de vos missions, sur cinq missions réalisées ou plus.",
  },
  ten_missions: {
    name: "10\u00a0missions",
    description: "A réalisé au moins dix missions avec Renfort.",
    how: "Réalisez dix missions.",
  },
  many_sectors: {
    name: "Plusieurs secteurs",
    description: "A travaillé dans au moins trois secteurs différents.",
    how: "Réalisez des missions dans trois secteurs différents.",
  },
};
