const BOTH_FORMS =
  /\b[hf] ?[/-] ?[hfx]\b|\([fh] ?\/ ?[hf]|\((?:e|ne|se|euse|iere|trice|rice|re|ere)s?\)|[·.](?:e|euse|iere|trice|ne|se|sse|re|rice)s?\b|\/-?(?:e|euse|iere|trice|se|ne|rice)\b|tous genres/;

const FEMININE =
  /^(?:[a-z]+(?:euse|iere|trice|cienne)s?|hotesses?|barmaids?|employees?|agentes?|soignantes?|aides-?menageres?|menageres?|bouleres?|boulangeres?|boucheres?|nounous?|assistantes?|surveillantes?|serveuses?|cheffes?|technicienne?s?)$/;
const MASCULINE =
  /^(?:[a-z]{2,}(?:eur|ier|icien|dien)s?|hotes?|employes?|macons?|bouchers?|boulangers?|cuistots?|barmans?|barmen|agents?|assistants?|surveillants?|veilleurs?|equipiers?)$/;
/** They end like a trade and are none; the last ones name both sexes. */
const NO_TRADE =
  /^(?:interieur|exterieur|secteur|chantier|atelier|quartier|metier|papier|janvier|fevrier|mobilier|banquier|hotelier|premier|dernier|particulier|entier|escalier|palier|courrier|calendrier|panier|dossier|fevrier|bachelier|meilleur|majeur|mineur|superieur|inferieur|plusieurs|ailleurs|vapeur|chaleur|valeur|couleur|fleur|coeur|soeur|honneur|accueil|ingenieur|moteur|tracteur|ordinateur|ascenseur|premiere|derniere|matiere|biere|lumiere|riviere|carriere|barriere|familiere|journaliere|reguliere|particuliere|hoteliere|entiere|saisonnier|saisonniere|journalier|regulier|quotidien|ancien|familier|patissiere|cimetiere|maniere|matrice|gardien de but)s?$/;
const WOMAN_OF = /\b(?:femme|homme|valet) de (?:menage|chambre|service|toutes mains)\b/;

/** Where a title names a trade in one form only; null when it names both, or a word for everyone. */
export function oneFormOnly(foldedTitle: string): { start: number; end: number } | null {
  if (BOTH_FORMS.test(foldedTitle)) return null;
  const phrase = WOMAN_OF.exec(foldedTitle);
  if (phrase) {
    const hasOther = /\bfemme\b/.test(foldedTitle) && /\b(?:homme|valet)\b/.test(foldedTitle);
    return hasOther ? null : { start: phrase.index, end: phrase.index + phrase[0].length };
  }
  const words = [...foldedTitle.matchAll(/[a-z]+/g)];
  const trades = words.filter(([word]) => !NO_TRADE.test(word) && (FEMININE.test(word) || MASCULINE.test(word)));
  const first = trades[0];
  if (!first) return null;
  const forms = new Set(trades.map(([word]) => FEMININE.test(word)));
  return forms.size === 2 ? null : { start: first.index, end: first.index + first[0].length };
}
