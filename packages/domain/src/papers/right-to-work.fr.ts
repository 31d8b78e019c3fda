type RightToWorkCase = { who: string; step: string };

/** Who an employer asks the préfecture about, two working days before each hire (R5221-42, R5221-43), and who not. */
export const RIGHT_TO_WORK_CASES: readonly RightToWorkCase[] = [
  {
    who: "Nationalité française, ou d’un pays de l’Union européenne, de l’Espace économique européen ou suisse",
    step: "Pas de démarche à la préfecture.",
  },
  {
    who: "Autre nationalité, avec une inscription à France Travail",
    step: "Pas de demande à la préfecture.",
  },
  {
    who: "Autre nationalité, sans cette inscription",
    step: "Demandez à la préfecture de vérifier le titre, au moins deux jours ouvrables avant chaque embauche.",
  },
  {
    who: "Titre «\u00a0étudiant\u00a0»",
    step: "Déclaration nominative à la préfecture, au moins deux jours ouvrables avant, pour 964\u00a0heures par an au plus.",
  },
  {
    who: "Titre «\u00a0salarié\u00a0»",
    step: "Une autorisation de travail pour chaque contrat.",
  },
  {
    who: "Protection temporaire (Ukraine)",
    step: "Pas d’autorisation de travail, mais la même demande à la préfecture, deux jours ouvrables avant.",
  },
];
