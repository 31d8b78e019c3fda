/** One text message. */
export const phoneCodeFr = {
  text: (code: string) => `Renfort\u00a0: votre code est ${code}. Il sert 10\u00a0minutes. Ne le donnez à personne.`,
};

export type PhoneCodeWords = typeof phoneCodeFr;
