import type { DeclaredAtRefusal } from "@app/domain/papers/declaration";
import type { SharingRefusal } from "@app/domain/papers/dossier";
import type { ForbiddenNumber } from "@app/domain/papers/forbidden-number";

export const papersFr = {
  lastNameRequired: "Indiquez votre nom d’usage.",
  birthNameRequired: "Indiquez votre nom de naissance.",
  firstNamesRequired: "Indiquez vos prénoms.",
  sexRequired: "Indiquez le sexe inscrit à votre état civil\u00a0: la déclaration le demande.",
  birthDateInvalid: "Indiquez une date de naissance valable.",
  birthPlaceRequired: "Indiquez votre commune de naissance.",
  birthCountryRequired: "Indiquez votre pays de naissance.",
  addressRequired: "Indiquez votre adresse\u00a0: elle figure dans le contrat.",
  forbidden: {
    social_security: "N’indiquez pas de numéro de sécurité sociale\u00a0: Renfort ne le demande jamais.",
    bank_account: "N’indiquez pas de compte bancaire\u00a0: Renfort ne le demande jamais.",
  } satisfies Record<ForbiddenNumber, string>,
  levelTooLow: "L’état civil des personnes s’ouvre quand l’adresse de votre entreprise est prouvée.",
  noKey: "Le partage est interrompu pour un moment. Réessayez plus tard.",

  channelInvalid: "Choisissez comment l’embauche a été déclarée.",
  receiptInvalid: "Indiquez le numéro du récépissé\u00a0: de 4 à 40\u00a0chiffres, lettres, tirets ou points.",
  declaredAtRequired: "Indiquez le jour et l’heure de la déclaration.",
  declaredAtInvalid: "Indiquez un jour et une heure valables.",
  nothingEntered: "Indiquez la déclaration, ou la vérification du droit au travail.",
  notDeclarable: "Il n’y a pas d’embauche à déclarer pour cette candidature.",
} as const;

export const sharingRefusals: Record<SharingRefusal, string> = {
  not_confirmed: "Confirmez d’abord votre venue.",
  not_employee: "Cette mission n’est pas un contrat de travail\u00a0: rien n’est à partager.",
  not_proven:
    "Cette entreprise n’a pas encore prouvé son adresse\u00a0: votre état civil ne peut pas lui être partagé.",
  too_early: "La mission est encore trop loin\u00a0: revenez plus près du début.",
  too_late: "La mission a commencé il y a plus de sept jours\u00a0: rien n’est plus à partager.",
};

export const declaredAtRefusals: Record<DeclaredAtRefusal, string> = {
  too_early: "Une embauche se déclare au plus tôt huit jours avant le début.",
  in_future: "Ce moment n’est pas encore passé.",
};
