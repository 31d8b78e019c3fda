import type { ContactSubject } from "./contact-subjects.ts";

export const contactFr = {
  nameRequired: "Le nom est requis",
  nameInvalid: "Le nom tient sur une ligne de 100\u00a0caractères au plus.",
  emailRequired: "L’email est requis",
  emailInvalid: "Adresse email invalide",
  subjectRequired: "Le sujet est requis",
  messageRequired: "Le message est requis",
  messageTooLong: "Le message ne peut pas dépasser 5\u202f000\u00a0caractères.",
  subjects: {
    general: "Question générale",
    support: "Aide à l’utilisation",
    billing: "Facturation",
    feedback: "Avis ou suggestion",
    other: "Autre sujet",
  } satisfies Record<ContactSubject, string>,
  sent: "Votre message a été envoyé avec succès\u202f!",
  failed: "Une erreur s’est produite lors de l’envoi du message\u202f!",
};
