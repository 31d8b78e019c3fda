/** Why an applicant's e-mail and phone are masked, or the phone not given. */
export const maskedContactFr = {
  phoneUnconfirmed: "Numéro pas encore confirmé",
  why: "Visible après acceptation, ou dès que le SIRET de votre entreprise est trouvé au répertoire Sirene.",
  soon: "Visible dans quelques secondes, quand votre réponse sera partie.",
};
