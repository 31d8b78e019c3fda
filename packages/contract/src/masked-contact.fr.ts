/** Why an applicant's e-mail and phone are masked, or the phone not given. */
export const maskedContactFr = {
  phoneUnconfirmed: "Numéro pas encore confirmé",
  why: "Visible après acceptation, ou dès la candidature si notre équipe a reconnu votre entreprise.",
  soon: "Visible dans quelques secondes, quand votre réponse sera partie.",
};
