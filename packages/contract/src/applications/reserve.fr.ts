import type { VetoRefusal } from "@app/domain/applications/veto";
import { LEAST_HOURS } from "@app/domain/matching/replacement";
import type { ReserveRefusal } from "@app/domain/matching/reserve";

export const reserveFr = {
  required: "Indiquez si la personne reste en réserve.",
  refusals: {
    not_for_reserve: "Cette candidature ne peut pas être mise en réserve.",
    call_running: "Cette personne est appelée en ce moment\u00a0: attendez sa réponse.",
    mission_over: "Cette mission est terminée.",
  } satisfies Record<ReserveRefusal, string>,
  stays: "Vous êtes en renfort. Nous vous prévenons si une place se libère.",
  left: "Vous n’êtes plus en renfort pour cette mission.",
  accepted: "En réserve. Son oui prendra la place si votre plan\u00a0B est automatique.",
  released: "Cette personne n’est plus en réserve.",
  callsWanted: "Indiquez combien de personnes appeler.",
  nobodyToCall: "Personne ne peut être appelé en ce moment.",
  callsRunning: "Une personne est déjà appelée pour chaque place\u00a0: attendez sa réponse.",
  noPlace: "Aucune place n’est libre sur ce créneau.",
  tooLittleLeft: `Il reste moins de ${LEAST_HOURS}\u00a0heures de ce créneau\u00a0: un remplacement n’est plus proposé.`,
  vetoReasonRequired: "Dites pourquoi\u00a0: la personne le lira.",
  veto: {
    not_vetoable: "Il n’y a rien à annuler ici\u00a0: ce oui n’attend plus votre accord.",
    too_late: "Le délai est passé\u00a0: la place est à cette personne.",
  } satisfies Record<VetoRefusal, string>,
};
