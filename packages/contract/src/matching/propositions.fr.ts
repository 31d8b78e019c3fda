export const propositionFr = {
  notFound: "Proposition introuvable",
  shiftRequired: "Choisissez au moins un créneau.",
  expired: "Le délai pour répondre est passé.",
  closed: "Cette mission ne cherche plus personne.",
  taken: "Une autre personne a répondu avant vous.",
  takenOnStandby: "Déjà prise, vous restez en renfort.",
  answered: "Vous avez déjà répondu à cette proposition.",
  overlap: "Vous travaillez déjà à ces horaires.",
};
