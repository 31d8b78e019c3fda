import { block, type Pattern, warn } from "./rule.ts";

// Every gap between two words is bounded, so that reading stays linear in the length of the text.
const STAGE = /tournage|figurant|comedien|actrice|acteur|\brole\b|casting|mannequin|modele|defile|jouer/;
const BOTH_SEXES = /\bh ?\/ ?f\b|\bf ?\/ ?h\b/;
const WOMEN_AT_WORK =
  "serveuses?|barmaids?|hotesses?|caissieres?|vendeuses?|cuisinieres?|coiffeuses?|femmes? de (?:menage|chambre)|plongeuses?|livreuses?|animatrices?|receptionnistes? femmes?|infirmieres?|aides? menageres?|etudiantes?|secretaires? femmes?|estheticiennes?";
const MEN_TOO =
  /serveurs?\b|barmans?\b|barmen\b|\bhotes?\b|caissiers?\b|vendeurs?\b|cuisiniers?\b|coiffeurs?\b|plongeurs?\b|livreurs?\b|animateurs?\b|infirmiers?\b|h ?\/ ?f|valets?\b|etudiants?\b/;

const ON_THE_PERSON: readonly Pattern[] = [
  block("age", /\bnee?s?(?:\(e\))?s? (?:apres|avant|a partir de|en|entre) (?:19|20)\d\d/),
  warn(
    "age",
    /\bexperience (?:de |d')?(?:\w+|\d+) ans? (?:max|maxi|maximum|au plus|au maximum)\b|\b(?:\w+|\d+) ans? d'experience (?:max|maxi|maximum|au plus|au maximum)\b|\bmoins de (?:\w+|\d+) ans d'experience|juniors? (?:uniquement|seulement|exclusivement)/,
  ),
  warn(
    ["status", "age"],
    /\b(?:etudiant|retraite|lyceen)(?:\(e\))?e?s? (?:uniquement|seulement|exclusivement)|\b(?:reserve\w*|uniquement|exclusivement|seulement)[^.;,]{0,20}\b(?:etudiant|retraite|lyceen)/,
  ),
  warn(
    "status",
    /\b(?:demandeurs? d'emploi|chomeurs?|salaries?) (?:uniquement|seulement|exclusivement|s'abstenir)|\breserve\w* aux (?:demandeurs? d'emploi|chomeurs?)/,
  ),
  block(
    "sex",
    /\((?:h|f|homme|femme|hommes|femmes)\)|\b[hf] (?:de preference|uniquement|seulement|exclusivement|only)\b|\buniquement [hf]\b/,
    { unless: BOTH_SEXES },
  ),
  block(
    "sex",
    new RegExp(
      `\\b(?:${WOMEN_AT_WORK}) (?:uniquement|seulement|exclusivement)|\\b(?:uniquement|seulement|exclusivement|que) (?:une |des )?(?:${WOMEN_AT_WORK})`,
    ),
    { unless: MEN_TOO },
  ),
  warn(
    "sex",
    /\bagente?s? [^.]{0,30}palpation|\b(?:mannequin|modele|figurante?) (?:homme|femme)|\b(?:mere|pere) de famille[^.]{0,40}\b(?:comedien|actrice)|\bcomedienne\b|\bactrice\b/,
    { unless: /comediens?\b|acteurs?\b|h ?\/ ?f/ },
  ),
  block(
    "appearance",
    /\btaille (?:minimum|minimale|mini|maximum|exigee)\b|\b(?:mesure[rz]|mesurant|mesuriez|taille)\b[^.;]{0,20}\b1 ?[,m.] ?\d\d\b|\b1 ?[,m.] ?\d\d ?m? (?:minimum|mini|min|au moins|exige|requis|et plus|ou plus)|\b(?:plus|moins|minimum) (?:de |d')?1 ?[,m.] ?[5-9]\d\b|\btaille (?:3[2-9]|4\d)\b|\btailles? (?:xs|s|m)(?: ou \w+)? (?:max|exig|uniquement)/,
    {
      unless:
        /haies?|arbustes?|colis|produits?|tenue (?:fournie|pretee)|t-shirt|vigne|plan\b|meubles?|panneaux?|tables?|profondeur|bassin/,
      soften: STAGE,
    },
  ),
  block(
    "appearance",
    /\b(?:moins|plus|maximum|max|minimum|inferieur a|superieur a)(?: de)? (?:[4-9]\d|1[0-4]\d) ?(?:kg|kilos)\b|\b(?:[4-9]\d|1[0-4]\d) ?(?:kg|kilos) (?:max|mini|au plus|au moins)/,
    {
      unless:
        /charges?\b|colis|sacs?\b|port de|porter|poids lourd|palettes?|cartons?|soulever|lever|machine|vehicule|materiel|chiens?|bagages?/,
    },
  ),
  block(
    "documents",
    /\b(?:questionnaire|certificat|dossier|bilan) (?:medical|de sante)\b[^.]{0,40}(?:candidature|cv|avant|envoy|joindre)/,
    { unless: /apres l'embauche|patients/ },
  ),
];

const ON_THE_DEAL: readonly Pattern[] = [
  block(
    "bank",
    /\bcompte (?:bancaire |courant )?(?:ouvert |domicilie )?(?:en france|francais)\b[^.]{0,50}(?:exig|obligatoire|requis|indispensable|uniquement)|\bbanque traditionnelle|\bpas de (?:nickel|revolut|n26|neobanque|compte-nickel|compte nickel)|\b(?:nickel|revolut|n26|neobanques?)\b[^.]{0,25}(?:refus|non accept|exclu|s'abstenir)/,
  ),
  warn(
    "criminal_record",
    /\bcasier\b(?! individuel| ferm| personnel| securis| vestiaire)[^.]{0,25}(?:judiciaire|vierge)|\bbulletin n ?[°o]? ?[23]\b|\bantecedents judiciaires/,
    {
      unless: /securite|surete|enfants?|mineurs?|cnaps|convoyage|loi\b/,
    },
  ),

  block(
    "money_request",
    /\bcheques? [^.;]{0,25}encaiss[^.;]{0,50}(?:votre compte|renver|revers|mandat|difference)|\b(?:renver\w+|revers\w+|transfer\w+) (?:nous )?(?:la difference|le reste|le solde|l'argent)|\bcartes? (?:prepayees?|cadeaux?|pcs|transcash|neosurf|itunes|google play)\b[^.]{0,60}(?:code|rembours|envoy)|\bachete[rz][^.;]{0,30}cartes? (?:prepayees?|cadeaux?|pcs)|\b(?:pcs|transcash|neosurf|western union|mandat cash|moneygram|bitcoins?|cryptomonnaies?|usdt)\b/,
    {
      unless: /vente de|rayon|clients? (?:qui|au)|conseil/,
    },
  ),
  block(
    ["money_request", "bank"],
    /\b(?:recevoir|recevez|reception|receptionner|encaisse\w*|virements?)\b[^.;]{0,50}\bvotre (?:propre )?compte (?:personnel|bancaire)/,
    {
      unless: /salaire|paie\b|remuneration/,
    },
  ),
  block(
    "premium_number",
    /(?<![\d,])(?:\+33 ?|0033 ?|0[ .-]?)8[ .-]?[129](?:[ .-]?\d){7}(?!\d)|(?<!non )\bsurtaxe|\d ?(?:€|euros?) ?(?:\/|par|la) ?(?:min(?:ute)?|appel)\b/,
  ),

  block(
    "misleading",
    /\baucun (?:poste|emploi)\b[^.;]{0,25}(?:ouvert|disponible|a pourvoir|pour l'instant)|\btester le marche|\bpour attirer (?:du monde|des candidats|les candidats)|\bannonce (?:fictive|bidon|test)\b|\ben realite\b[^.]{0,60}(?:journee|on (?:verra|paie)|€|cdd|commission|prospection|stage|benevol)/,
  ),
  block(
    "misleading",
    /\brevenus? (?:garanti|illimite|passif)|\bgains? (?:garanti|illimite|facile)|\bargent facile|\bdevenez riche|\bdevenir riche|\bindependance financiere|\b(?:parrain(?:ant|er|ez)|recrut(?:ant|er|ez)) [^.;]{0,20}(?:amis|filleuls|proches)[^.;]{0,30}(?:reseau|revenu|gagn|commission)|\bmarketing (?:de reseau|multiniveau)|\bmlm\b|\bgagnez (?:jusqu'a )?\d[\d ]*(?:€|euros?)[^.;]{0,30}(?:chez vous|sans (?:rien|aucune|effort|experience)|facilement|par jour)|\bgagnez (?:jusqu'a )?\d[\d ]{2,}(?:€|euros?)[^.]{0,80}(?:chez vous|sans aucune|sans effort)/,
  ),
  warn(
    "misleading",
    /\bvivier\b|\b(?:mission|poste|contrat|date)s? (?:n'est |ne sont )?pas encore (?:confirme|valide|ouvert|certain)|\bsous reserve (?:d'obtention|de signature) du (?:marche|contrat)|\ben prevision d'un (?:eventuel|futur)/,
    {
      unless: /poisson|homard|crustace|truite|aquarium/,
    },
  ),
  warn(
    "pay_unclear",
    /\b(?:salaire|remuneration|paie|paye|taux|tarif)s?\b[^.;]{0,25}(?:selon|a (?:definir|negocier|convenir|discuter|voir)|attracti|motivant|interessant|evoluti|a debattre|de vive voix|en entretien|competiti)|\bselon (?:votre )?profil\b|\b(?:payee?s?|remuneree?s?) (?:a la (?:tache|piece|course|commission|livraison)|au (?:rendement|colis|pourboire|lance-pierre|kilometre|resultat))|\buniquement (?:a la commission|aux pourboires)|\bde vive voix\b/,
    {
      unless: /\d ?(?:€|euros?)|tarif reduit|planning|horaires? selon|entree/,
    },
  ),
  warn(
    "salary_history",
    /\b(?:dernier|precedent|ancien)s? (?:salaires?|remuneration)|\b(?:derniere|precedente|ancienne)s? remunerations?|\b(?:salaire|remuneration) (?:actuel|precedent|anterieur)|\b(?:dernier|trois derniers|anciens?)s? bulletins? de (?:paie|salaire)|\bbulletins? de (?:paie|salaire) recents?|\bdernieres? fiches? de paie/,
  ),
  warn(
    "sham_freelance",
    /\b(?:auto-?entrepreneu\w*|micro-?entrepreneu\w*|micro-?entreprise|freelances?|independante?s?|statut ae|a votre compte|siret)\b[^.]{0,80}(?:sous (?:les ordres|l'autorite|la direction|la responsabilite)|presence|horaires? (?:imposes?|fixes?)|de \d+ ?h|planning impose|exclusivite|obligatoire)/,
    {
      unless: /clients?\b|bienvenu|accept/,
    },
  ),
  warn(
    "contact_outside",
    /\b(?:whatsapp|telegram|signal|snapchat|instagram|messenger|facebook|tiktok|leboncoin|sms|texto)\b[^.]{0,40}(?:0[67]|uniquement|candidat|postul|repond|contact|\+33)|\b(?:repond\w*|contact\w*|ecri\w*|appel\w*|envo[iy]\w*|postul\w*|candidat\w*|joi(?:gnable|ndre)|uniquement|message)\b[^.]{0,50}\b(?:whatsapp|telegram|snapchat|instagram|messenger|tiktok|sms|texto)\b/,
    {
      unless: /facultatif|community|gestion des|animation des|compte instagram de|page instagram|une fois/,
    },
  ),
  warn(
    "contact_outside",
    /https?:\/\/|\bwww\.|[\w.+-]{1,64}@[\w-]{1,63}\.\w{2,}|\bne passez pas par (?:la messagerie|le site|l'appli|la plateforme)|\b(?:plutot que|sans passer) par (?:le site|la messagerie|l'appli|la plateforme)|\bhors (?:de la )?plateforme/,
    { unless: /plan d'acces|pour en savoir plus sur le lieu/ },
  ),
  warn(
    "contact_outside",
    /\b(?:appele[rz]|telephone[rz]|contacte[rz]|joindre|rappele[rz]|textote[rz])\b[^.]{0,40}(?:0|\+33 ?)[ .]?[1-79](?:[ .-]?\d{2}){4}/,
    { unless: /jour j\b|le jour meme|a votre arrivee|en cas de retard|depot|clients?\b/ },
  ),
];

export const PATTERNS: readonly Pattern[] = [...ON_THE_PERSON, ...ON_THE_DEAL];
