export const availabilityFr = {
  dayInvalid: "Indiquez un jour.",
  daysOrder: "Le dernier jour vient avant le premier.",
  daysTooFar: "Choisissez des jours dans l’année qui vient.",
  slotRequired: "Choisissez au moins un moment de la journée.",
  nowTooFar: "Indiquez une heure dans les douze heures qui viennent.",
  frozenTooFar: "Indiquez une date dans l’année qui vient.",
  placeRequired: "Indiquez votre secteur\u00a0: une commune ou un arrondissement.",
  tooManyExceptions: "Vous avez déjà 60\u00a0exceptions. Supprimez-en une.",
};
