// Expressions over a folded sentence (`text.ts`): lower case, no accents. Every gap is bounded, so that reading stays linear.

/** « € » is no letter for `\b`, so the ends of a word are written out. */
const START = "(?<![a-z0-9])";
const END = "(?![a-z0-9])";

const ARTICLE =
  "(?:un|une|un\\(e\\)|un ou une|des|de|du|le|la|les|nos|\\d{1,2}|deux|trois|quatre|que|uniquement|exclusivement|seulement|seules?|seuls?|vraie?s?|autres?|trop|tres|aussi|plutot|surtout|toute?s?|tous|en|aux?|issus|issues|originaires?|venant|qui vient|natifs?|avec|ayant|eu|atteint(?:e|s|es)?|portant|type|jolie?s?|motivee?s?|dynamiques?|serieux|serieuses?|souriante?s?|sympas?|polyvalente?s?|disponibles?|autonomes?|experimentee?s?|debutante?s?|confirmee?s?|et)";
const PERSON =
  "(?:personnes?|personnels?|candidate?s?|candidat\\(e\\)s?|candidatures?|profils?|gens|quelqu'un|individus?|travailleurs?|salarie?e?s?|employee?s?|collaborateurs?|intervenante?s?|extras?|main d'oeuvre|hommes?|femmes?|filles?|garcons?)";
const TRADE = "(?:[a-z]{2,14}(?:eur|euse|ier|iere|iste|trice|cien|cienne)s?)";
const lead = (people: string) => `(?:(?:${ARTICLE}|${people})[ ,]{1,2}|[dl][' ]|qu'){0,5}`;
/** Up to five words that only lead to the one that counts. */
const LEAD = lead(PERSON);

const WISH =
  "(?:(?:re)?cherch(?:e|ons|er|ent|ant|ees?|es)?|recrut(?:e|ons|er|ent|ant)|embauch(?:e|ons|er|ent)|voulons|veut|veux|voudrions|souhait(?:e|ons|ent)(?: recruter)?|besoin|prefer(?:e|ons|ent|ence pour)|preference (?:pour|va aux?)|privilegi(?:e|ons|ent)|priorite (?:a|aux)|faut|faudrait|exig(?:e|eons)|demand(?:e|ons)|attendons|prend(?:s|ons)?|profils?(?: recherche| ideal| souhaite)? ?:?|idealement ?,?|ideal pour|de preference ?,?|s'adresse a|(?:conviendrait|convient)(?: mieux)? (?:a|aux?)|plutot pour|au sein de)";
const REFUSED =
  "(?:s[' ]?abst(?:enire?|enez|iennent)|abstenez|(?:est |sont |sera |seront |est la |etre )?(?:refuse|exclu|ecarte|elimine|interdit|non (?:accepte|admis|retenu|souhaite|autorise|embauche|desire|traite|tolere|compatible))(?:e?s?)|(?:ne |n')?(?:est|sont|sera|seront|serez|etes) (?:pas|jamais) (?:les )?(?:accepte|admis|retenu|souhaite|autorise|embauche|recu|contacte|pris|bienvenu|selectionne|recrute|tolere|lu|examine|etudie|embauche)e?s?|ne (?:peu(?:t|vent)|pourr(?:a|ont)) pas (?:postuler|candidater|travailler|etre|tenir|suivre)|(?:ne )?pas (?:postuler|candidater|repondre|venir|appeler)|ne (?:postulez|venez|repondez|candidatez) pas|(?:passez|passe) (?:votre|ton) (?:chemin|tour)|(?:inutile|pas la peine|plus la peine|evitez|merci) d(?:e |')(?:ne pas )?(?:nous |vous |m')?(?:postuler|candidater|venir|repondre|appeler|contacter|chercher ailleurs|presenter|insister|abstenir|envoyer|passer votre tour|attendre)|ne perd(?:ez|s) pas (?:votre|ton) temps|deconseillee?s?|pas possible|ne (?:passent|rentrent) pas|ne pouvons pas vous|c'est non|trop dure? pour|priee?s? de ne pas|n'est pas pour (?:vous|toi)|ce n'est pas l'endroit|eliminatoires?|redhibitoires?|non merci|restez chez vous|laissez tomber|(?:poste )?(?:non adapte|inadapte)|ne (?:nous )?(?:interessent?|convien(?:t|nent)) pas|[:=,] ?(?:non|refus)(?= ?[.!]?$|,)|non$)";
const WE_REFUSE =
  "(?:(?:ne |n')?(?:voul(?:ons|ez)|veux|veut|souhait(?:e|ons)|pren(?:d|ds|ons)|recrut(?:e|ons|erons)|embauch(?:e|ons)|accept(?:e|ons)|reten(?:ons|ez)|donn(?:e|ons)) (?:pas|plus|aucune?|jamais|ni|personne)(?: suite)?(?: recruter| embaucher| voir)?(?: aux candidatures)?|refus(?:e|ons)|refus systematique|exclu(?:t|ons)|evit(?:e|ons|er)|ecart(?:e|ons)(?: d'office)?|impossible avec|interdite?s? (?:a|aux)|deconseille aux|(?:ne (?:convient|s'adresse)|non|pas|n'est pas) (?:adaptee? |fait |compatible |destinee? )?(?:aux?|pour|avec)|incompatible avec|ne convient pas (?:a|aux))";
const ONLY = "(?:uniquement|seulement|exclusivement|only|rien que|seuls?|seules?|que|reservee?s? (?:a|au|aux))";
/** A participle that folds into its verb (« exigé », « exige ») must end the clause. */
const REQUIRED =
  "(?:uniquement|seulement|exclusivement|only|obligatoire(?:ment)?s?|imperatif|imperativement|imperative|exigee?s|exigee|requise?s?|demandee|demandee?s|souhaitee|souhaitee?s|indispensables?|necessaires?|de preference|privilegiee|privilegiee?s|preferee|preferee?s|recherchee|recherchee?s|appreciee|appreciee?s|attendue?s?|(?:exige|demande|souhaite|privilegie|prefere|recherche|apprecie)(?= ?[.,;!)]| ?$| pour | car | en )|est un (?:plus|prerequis)|si possible)";

/** In a list, a space stands for a space or a hyphen, and `~40~` for forty characters at most before the next word. */
const spaced = (group: string) =>
  group
    .replaceAll(/\[[^\]]{0,40}\]| /g, (found) => (found === " " ? "(?:[ -]{1,2})" : found))
    .replaceAll(/~(\d+)~/g, "[^.]{0,$1}(?<![a-z0-9])");
const anyOf = (...patterns: string[]) => new RegExp(`${START}(?:${patterns.join("|")})${END}`);

/** « pas de X », « X s’abstenir », « nous refusons les X ». */
export function refused(group: string): RegExp {
  const people = spaced(group);
  return anyOf(
    `(?:pas?|ni|aucune?|zero|jamais|non aux?|stop aux?) ${LEAD}(?:${people})`,
    `${WE_REFUSE} ${LEAD}(?:${people})`,
    `(?:${people})(?:[ ,]{1,2}[a-z0-9'-]{1,14}){0,4}? ?[,:=;]? ?(?:merci de |donc |ce poste |c'|ce |candidatures? |sont |est )?${REFUSED}`,
  );
}

/** « uniquement des X », « réservé aux X », « X exigé ». */
export function only(group: string): RegExp {
  const people = spaced(group);
  return anyOf(
    `${ONLY} ${LEAD}(?:${people})`,
    `(?:${people})(?: [a-z'-]{1,12}){0,2}?,? (?:(?:est|sont|sera|seront|serait) )?${REQUIRED}`,
  );
}

/** « cherche un X », « profil : X ». */
export const wanted = (group: string): RegExp => anyOf(`${WISH} ${LEAD}(?:${spaced(group)})`);

/** The same with a trade before: « cherche un serveur X ». Not for words that may also tell whom the trade serves. */
export const wantedInTrade = (group: string): RegExp =>
  anyOf(`${WISH} ${lead(`${PERSON}|${TRADE}`)}(?:${spaced(group)})`);

/** « vous êtes X », « le candidat doit être X ». */
export const youAre = (group: string): RegExp =>
  anyOf(
    `(?:(?:vous|tu) (?:etes|es|avez|as|serez|mesurez)|soyez|ayez|(?:doit|devez|devra|devrez|dois|faut|faudra|imperatif d'|obligatoire d'|merci d'|^)(?: ?(?:ne )?pas)? ?(?:etre|avoir|faire))(?:\\(e\\))? ${LEAD}(?:${spaced(group)})`,
  );

/** « précisez votre X », « quel est votre X ? ». */
export const asked = (group: string): RegExp =>
  anyOf(
    `(?:indique[rz]|precise[rz]|mentionne[rz]|donne[rz]|dites|dire|signale[rz]|joindre)(?:[- ](?:nous|moi))? (?:si )?(?:[a-z']{1,12} ){0,3}?(?:${spaced(group)})`,
    `(?:etes|es|avez|as|prenez|pratiquez|comptez|votez)-?(?:vous|tu)? (?:[a-z']{1,12} ){0,3}?(?:${spaced(group)})[^.?!]{0,40}\\?`,
    `quel(?:le)?s? (?:est |sont )?(?:votre |vos )?(?:${spaced(group)})`,
    `(?:${spaced(group)}) (?:a (?:preciser|indiquer|mentionner|signaler)|doit etre signalee?|\\? (?:a preciser|reponse))`,
  );

/** The words themselves, wherever they stand. */
export const words = (group: string): RegExp => anyOf(spaced(group));
