import type { InterviewRefusal } from "@app/domain/applications/interview";

export const interviewFr = {
  notFound: "Échange introuvable",
  timesRequired: "Proposez de un à trois créneaux.",
  timeInvalid: "Ce créneau n’est pas une date valable.",
  timeRequired: "Choisissez un des créneaux proposés.",
  timesPast: "Proposez des créneaux à venir.",
  actionInvalid: "Choisissez un créneau, proposez-en d’autres ou déclinez.",
  proposed: "Créneaux proposés. La personne est prévenue.",
  chosen: "Créneau choisi. La personne est prévenue.",
  declined: "L’entretien n’aura pas lieu. La personne est prévenue.",
  alreadyProposed: "Un échange est déjà prévu ou proposé pour cette candidature.",
  refusals: {
    application_closed: "Cette candidature est close\u00a0: il n’y a plus d’échange à prévoir.",
    interview_declined: "Cet échange a été décliné.",
    interview_chosen: "Un créneau est déjà choisi. Proposez-en d’autres pour le déplacer.",
    not_your_turn: "Ces créneaux viennent de vous\u00a0: c’est à l’autre personne de choisir.",
    unknown_time: "Choisissez un des créneaux proposés.",
    time_past: "Ce créneau est passé. Choisissez-en un autre.",
  } satisfies Record<InterviewRefusal, string>,
};
