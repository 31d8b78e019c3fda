export const teamFr = {
  linkNotFound: "Ce lien n’existe pas. Demandez le nouveau code sur place, ou à la personne qui vous l’a donné.",
  linkClosed: "Ce lien est fermé. Demandez le nouveau code sur place, ou à la personne qui vous l’a donné.",
  consentRequired: "Cochez l’accord pour rejoindre l’équipe.",
  membershipNotFound: "Vous ne faites pas partie de cette équipe.",
  notRenewable: (moment: string) => `Votre accord est encore valable. Vous pourrez le renouveler ${moment}.`,
  memberNotFound: "Cette personne ne fait pas partie de votre équipe.",
  personNotFound: "Une des personnes choisies n’a pas travaillé pour vous.",
  peopleRequired: "Choisissez au moins une personne.",
  groupRequired: "Donnez un nom au groupe.",
  groupTaken: "Vous avez déjà un groupe de ce nom.",
  groupNotFound: "Ce groupe n’existe pas.",
  groupsFull: (most: number) => `${most} groupes au maximum. Supprimez-en un pour en créer un autre.`,
  linksFull: (most: number) => `${most} liens ouverts au maximum. Fermez-en un pour en ouvrir un autre.`,
  establishmentNotFound: "Cet établissement n’existe pas.",
  teamEmpty: "Votre équipe n’a encore personne à qui proposer cette mission.",
  teamUntilPast: "L’heure d’ouverture à tout le monde est passée.",
  teamUntilLate: "L’ouverture à tout le monde doit venir avant le début de la mission.",
  alreadyOpen: "Tout le monde voit déjà cette mission.",
  notProposable: "Une des personnes choisies ne peut pas recevoir cette mission.",
  missionClosed: "Cette mission ne cherche personne en ce moment.",
  shiftUnknown: "Un des créneaux choisis n’appartient pas à cette mission.",
  followedNotFound: "Vous ne suivez pas cette entreprise.",
};

/** What the person agrees to; shown in full before the yes, and stored by its number. */
export const consentFr = (company: string) => ({
  sentence: `Je veux que ${company} puisse me proposer ses missions, pendant deux ans. Je peux retirer cet accord à tout moment.`,
  shared:
    "L’entreprise voit votre prénom, votre nom, vos métiers, et «\u00a0libre\u00a0» ou non pour ses créneaux. Ni votre agenda, ni vos autres employeurs.",
});

/** The text that is shared, in the person’s own words if they change it. */
export const shareFr = (company: string, url: string) =>
  `Bonjour, ${company} passe par Renfort pour ses extras. Pour que nous puissions vous proposer nos missions\u00a0: ${url}`;

export const posterFr = {
  title: "Rejoignez l’équipe",
  promise: "Pour que nous puissions vous proposer nos missions.",
  how: "Ouvrez l’appareil photo de votre téléphone et visez ce code. En une minute, c’est fait.",
  free: "Gratuit. Vous dites oui ou non à chaque mission, et vous sortez de l’équipe quand vous voulez.",
  or: "Ou tapez cette adresse\u00a0:",
};
