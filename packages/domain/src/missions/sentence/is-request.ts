/** Somebody who looks for work, thanks, cancels, books a table or asks a question asks for nobody. */
const NOT_ASKED: readonly RegExp[] = [
  /\b(?:je|j|suis a la|on) ?(?:cherche|suis en|recherche) (?:de |d |du |des |un |une |activement )*(?:travail|taf|boulot|emploi|jobs?|poste|stage|alternance|h\b|missions?|quelques h|petit boulot|place de)\b/,
  /\bje (?:suis|serais) (?:un |une )?(?:(?!sans|avec|que|en|le|la|chez)\w+ )?(?:dispo\w*|serveu\w+|plongeu\w+|cuisini\w+|barman|barmaid|etudiante?|interess\w+|motive\w*|candidate?|diplome\w*|auxiliaire|aide|infirmi\w+|vendeu\w+|commis|partante?)\b/,
  /\b(?:je postule|ma candidature|mon cv|candidater|postuler|mes disponibilites|je me propose|je propose mes services|vous recrutez|recrutez vous|embauchez)\b/,
  /\b(?:plus besoin|aucun besoin|pas besoin(?! (?:de |d )(?:experience|diplome|permis|parler|formation|cv))|besoin de (?:personne|rien)\b(?! (?:de plus|pour))|deja pourvu\w*|(?:j ai|on a) (?:deja )?trouve)\b/,
  /^(?!.*\b(?:besoin|cherche|faut|faudrait|manque|urgent\w*|remplac\w*)\b).*\b(?:annul\w+|reserver|reservation|reserve|une table (?:pour|de)|table pour)\b/,
  /^[^a-z]*(?:merci|bravo|felicitations)\b(?!.*\b(?:besoin|cherche|faut|manque|faudrait)\b)/,
  /^[^a-z]*(?:combien|comment|pourquoi|c est quoi|qu est ce|ou (?:est|sont|en)|quand (?:est|sera|vais|allez|serai)|a quelle|est ce que (?:vous|je|c|le|la|l|les|mon|ma)|peut on|puis je|dois je|faut il|y a t il (?:des frais|un)|quel(?:le)?s? (?:est|sont|taux|tarif|prix|documents?|papiers?)|avez vous recu)\b/,
  /\b(?:hier|la semaine derniere|samedi dernier|vendredi dernier)\b(?!.*\b(?:besoin|cherche|faut|manque|faudrait|comme|ce soir|demain)\b)/,
  // A thing, not somebody.
  /\b(?:besoin d|faut|faudrait|cherche|voudrai\w*) (?:une? |des |de |du )?(?:velo|camion|camionnette|voiture|remorque|table|chaise|frigo|materiel|vaisselle|local|salle|devis|facture|livraison|parking)s?\b/,
  /^[^a-z]*(?:[a-z]+ )?(?:verifi\w+|confirm\w+) (?:que|si|bien|moi|nous)\b/,
  /^[^#]{0,20}\b(?:tu peux|peux tu|vous pouvez|pouvez vous) (?:me |nous )?rappel/,
  /\b(?:a vendre|vends|je vends|a louer|livraison (?:prevue|de votre)|votre (?:colis|commande|code|facture|rendez vous))\b/,
];
const ASKED =
  /\b(?:besoin|cherche|faut|faudrait|voudrai\w*|aimerai\w*|veux|veut|manque\w*|urgent\w*|urgence|qui peut|qui pour|qui serait|quelqu un|qqn|qq1|qqun|kelk1|dispos?|disponible\w*|recrute\w*|embauche|renforts?|extras?|remplac\w+|il me|il nous|svp|stp|on prend|prend|demande|souhait\w+|sos|help|personnes|bras|coup de main|propose|trouve\w*|a pourvoir|offre|mission|poste)\b/;

/** « Le serveur était en retard » */
const STATED =
  /\b(?:le|la|les|l|mon|ma|mes|notre|nos|votre|vos) (?:[a-z]+ ){1,5}(?:est|sont|etait|etaient|a ete|ont ete|arrive|ouvre|ferme)\b/;

/** `saysWhen`: the sentence has a day and both hours. */
type Known = { namesMetier: boolean; fields: number; saysWhen: boolean };

/** Whether the sentence asks for somebody. Without a word that asks, a métier and when are enough. */
export function isRequest(text: string, { namesMetier, fields, saysWhen }: Known): boolean {
  if (NOT_ASKED.some((pattern) => pattern.test(text))) return false;
  if (namesMetier) return !STATED.test(text) || ASKED.test(text);
  return ASKED.test(text) ? fields > 0 : saysWhen && !/\b(?:que|ok|c est|merci)\b/.test(text);
}
