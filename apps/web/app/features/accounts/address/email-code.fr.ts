/** The code that confirms an address, on the way to an application. */
export const emailCodeFr = {
  page: "Confirmer mon adresse",
  promise: "Deux minutes, et vous revoilà.",
  title: "Le code reçu par e-mail",
  sentTo: (email: string) => `Il a été envoyé à ${email}.`,
  thenSent: (job: string, company: string) =>
    `Votre candidature à «\u00a0${job}\u00a0» chez ${company} part dès que l’adresse est confirmée.`,
  confirmed: "Adresse confirmée",
  toSend: (company: string) => `Il reste à envoyer votre candidature à ${company}.`,
  send: "Envoyer ma candidature",
  confirm: "Confirmer mon adresse",
  resent: { title: "Un nouveau code est parti.", text: "Le précédent ne sert plus." },
  resend: "Renvoyer le code",
  opened: "J’ai ouvert le lien, continuer",
  code: "Code",
  hint: "Six chiffres, valables 30\u00a0minutes.",
  checking: "Vérification…",
};

export type EmailCodeWords = typeof emailCodeFr;
