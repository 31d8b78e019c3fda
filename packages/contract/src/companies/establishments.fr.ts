export const establishmentFr = {
  nameRequired: "Le nom de l’établissement est requis.",
  placeRequired: "Indiquez la ville.",
  placeUnknown: "Choisissez une ville dans la liste.",
  postcodeInvalid: "Le code postal a cinq chiffres.",
  notFound: "Cet établissement n’existe pas.",
  closed: "Cet établissement est fermé. Rouvrez-le, ou choisissez-en un autre.",
  placeLocked:
    "Des personnes ont postulé à des missions de cet établissement\u00a0: sa ville ne change plus. Ajoutez un autre établissement, ou changez le lieu de ces missions une par une.",
  taken: "Vous avez déjà un établissement de ce nom dans cette ville.",
};
