export const signInFr = {
  page: "Se connecter",
  promise: "Six heures du matin, et déjà du monde sur le pont.",
  welcome: "Bon retour",
  toApply: (job: string) => `Connectez-vous pour postuler à «\u00a0${job}\u00a0»`,
  noAccount: "Pas encore de compte\u202f?",
  register: "S’inscrire",
  expired: { title: "Votre session a expiré", text: "Reconnectez-vous pour reprendre où vous en étiez." },
  email: "Email",
  emailHint: "Par exemple, nom@exemple.fr",
  bothRequired: "Les deux champs sont obligatoires.",
  password: "Mot de passe",
  forgotten: "Mot de passe oublié\u202f?",
  submit: "Se connecter",
  busy: "Connexion…",
  or: "ou",
  continueWith: (provider: string) => `Continuer avec ${provider}`,
};

export type SignInWords = typeof signInFr;
