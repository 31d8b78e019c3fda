import { gsmText } from "@app/domain/notifications/gsm-text";

/** One text message, in the alphabet of phones. */
export const phoneCodeText = (code: string): string =>
  gsmText(`Renfort\u00a0: votre code est ${code}. Il sert 10\u00a0minutes. Ne le donnez à personne.`);
