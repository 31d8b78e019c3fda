export const phoneFr = {
  /** 409 when text messages are turned on. */
  notVerified: "Confirmez d’abord votre numéro de téléphone\u00a0: aucun SMS ne part vers un numéro qui ne l’est pas.",
  smsUnavailable: "Les numéros ne peuvent pas encore être confirmés\u00a0: Renfort n’envoie pas de SMS pour l’instant.",
  missing: "Indiquez d’abord un numéro de téléphone dans votre profil.",
  notMobile:
    "Un code ne peut être envoyé qu’à un numéro de mobile, en 06 ou 07. Un numéro fixe n’est montré à personne\u00a0: on vous joint par la messagerie.",
  tooMany: "Trois codes ont déjà été envoyés en vingt-quatre heures. Réessayez demain.",
  failed: "Le SMS n’est pas parti. Réessayez dans quelques minutes.",
  codeWrong: "Ce code n’est pas le bon. Relisez-le dans le dernier SMS reçu.",
  sent: "Un code est parti par SMS.",
  confirmed: "Votre numéro est confirmé.",
};
