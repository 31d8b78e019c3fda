import type { ReportReason, ReportSubject } from "./report-subjects.ts";

export const trustFr = {
  /** Also without a common conversation. */
  personNotFound: "Utilisateur introuvable",
  subjectTypeInvalid: "Indiquez ce que vous signalez.",
  /** Also for what the caller may not see. */
  subjectNotFound: "Ce contenu n’existe pas, ou ne vous est pas accessible.",
  reasonRequired: "Choisissez un motif.",
  detailsRequired: "Décrivez le problème en quelques mots.",
  detailsTooLong: "La description ne peut pas dépasser 4\u202f000\u00a0caractères.",
  emailRequired: "Indiquez votre adresse e-mail\u00a0: nous vous y répondrons.",
  reportsLimited:
    "Vos derniers signalements n’ont pas été retenus\u00a0: vous pouvez en envoyer un par jour. En cas de danger immédiat, appelez le 17 ou le 112.",
  emailInvalid: "Adresse email invalide",
  subjects: {
    mission: "Mission",
    user: "Personne",
    message: "Message",
    rating: "Avis",
    company: "Entreprise",
  } satisfies Record<ReportSubject, string>,
  reasons: {
    fraud: "Arnaque ou annonce trompeuse",
    discrimination: "Discrimination",
    illegal_work: "Travail dissimulé ou illégal",
    harassment: "Harcèlement ou propos déplacés",
    spam: "Publicité ou doublon",
    other: "Autre motif",
  } satisfies Record<ReportReason, string>,
};
