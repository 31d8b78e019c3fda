/** What the server says when the request itself, not its subject, is at fault. */
export const problemFr = {
  invalid: "Certains champs sont à corriger.",
  malformed: "La demande est illisible. Rechargez la page et recommencez.",
  unsupportedMedia: "Ce type de contenu n’est pas accepté.",
  unknownRoute: "Cette adresse n’existe pas.",
  notFound: "Cette page ou cet élément n’existe pas, ou ne vous est pas accessible.",
  methodNotAllowed: "Cette action n’existe pas.",
  tooLarge: "Cet envoi est trop lourd.",
  unexpected: "Un problème est survenu de notre côté. Réessayez dans un instant.",
  unavailable: "Le service est momentanément indisponible. Réessayez dans quelques minutes.",
  rateLimited: (wait: string) => `Trop de tentatives. Réessayez dans ${wait}.`,
  inProgress: "Votre demande est déjà en cours.",
  keyReuse: "Cette demande a déjà été envoyée avec un autre contenu. Rechargez la page.",
  page: "Le numéro de page doit être un entier positif.",
  value: "Cette valeur n’est pas valable.",
  notAName:
    "Utilisez des lettres, des espaces, des apostrophes, des traits d’union et des points, sans chiffre ni lien.",
  unprintable: "Ce nom contient un caractère invisible ou un retour à la ligne. Saisissez-le de nouveau.",
  siteInName: "Écrivez le nom de l’entreprise, sans adresse de site ni d’e-mail.",
  id: "Cet identifiant n’est pas valable.",
  tooMany: (max: number) => `${max} au maximum.`,
  tooLong: (max: number) => `Ce texte est trop long\u00a0: ${max} caractères au maximum.`,
};
