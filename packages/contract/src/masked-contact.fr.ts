/** Why an employer reads a mask in place of an applicant's e-mail and phone. */
export const maskedContactFr = {
  why: "Visible après acceptation, ou dès que le SIRET de votre entreprise est trouvé au répertoire Sirene.",
  soon: "Visible dans quelques secondes, quand votre réponse sera partie.",
};
