/** By refusal code. */
const refusals = {
  sign_in_cancelled: (name: string) => `Vous avez interrompu la connexion avec ${name}. Rien n’a changé.`,
  sign_in_failed: (name: string) => `La connexion avec ${name} n’a pas abouti. Recommencez.`,
  provider_unavailable: (name: string) =>
    `${name} ne répond pas. Réessayez dans quelques minutes, ou connectez-vous avec votre mot de passe.`,
  address_unproven: (name: string) =>
    `Un compte utilise déjà cette adresse e-mail, et ${name} ne nous dit pas qu’elle est bien la vôtre. Connectez-vous avec votre mot de passe.`,
  account_closed: () =>
    "Ce compte ne permet pas de se connecter. Écrivez-nous si vous pensez qu’il s’agit d’une erreur.",
  rate_limited: () => "Trop de tentatives. Réessayez dans quelques minutes.",
};
export type SocialRefusal = keyof typeof refusals;

export const socialFr = {
  refusals,
  unknownProvider: "Cette façon de se connecter n’existe pas.",
  notConfigured: "Cette façon de se connecter n’est pas proposée.",
  ticketExpired: "Cette inscription a trop attendu. Recommencez, ou choisissez un mot de passe.",
};

export const isSocialRefusal = (code: string): code is SocialRefusal => Object.hasOwn(refusals, code);
