export const contractFr = {
  forbidden: "N’indiquez ni numéro de sécurité sociale ni compte bancaire\u00a0: Renfort ne les demande jamais.",
  openingDays: "Choisissez au moins un jour d’ouverture.",
  declarationBody: "Choisissez l’organisme qui reçoit vos déclarations.",
  nameAndAddress: "Indiquez le nom et l’adresse de l’organisme.",
  dayInvalid: "Choisissez un jour travaillé de cette candidature.",
  trialInvalid: "Indiquez une période d’essai en jours.",
  hashInvalid: "Relisez le contrat avant de le signer.",
  codeWrong: "Ce code n’est pas le bon. Relisez-le dans le dernier message reçu.",
  /** « Il manque : la convention collective, la qualification du poste. » */
  gaps: (labels: readonly string[]) => `Il manque\u00a0: ${labels.join(", ")}.`,
  hireChanged: "Les horaires de cette venue viennent de changer. Relisez-les, puis refaites le contrat.",
  notFound: "Ce contrat n’existe pas.",
  replaced: "Une nouvelle version remplace ce contrat\u00a0: c’est elle qui se signe.",
  otherText: "Ce n’est pas le texte de ce contrat. Rouvrez-le avant de signer.",
  notSignatory: (name: string) => `Ce contrat est à signer par ${name}.`,
} as const;
