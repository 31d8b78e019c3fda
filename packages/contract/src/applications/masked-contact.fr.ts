import type { ContactReason } from "@app/domain/applications/masked-contact";

/** Why an applicant's e-mail and phone are masked, or the phone not given. */
export const maskedContactFr = {
  phoneUnconfirmed: "Numéro pas encore confirmé",
  reasons: {
    not_accepted:
      "Visible quand vous aurez accepté la personne et qu’elle aura confirmé, ou dès la candidature quand l’adresse de votre entreprise est prouvée.",
    not_final: "Votre réponse part dans quelques secondes. Le contact s’ouvre quand la personne a confirmé.",
    not_confirmed: "Visible dès que la personne aura confirmé.",
    daily_limit: "Vous avez vu aujourd’hui autant de contacts que votre entreprise le peut. Celui-ci s’ouvre demain.",
  } satisfies Record<ContactReason, string>,
};
