/** The text message: one, in the alphabet of phones. */
export const phoneCodeFr = {
  text: (code: string) => `Renfort : votre code est ${code}. Il sert 10 minutes. Ne le donnez jamais, à personne.`,
};
