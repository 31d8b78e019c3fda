import { block, type Pattern, warn } from "./rule.ts";

const PAPERS =
  "(?:carte|piece)s? (?:nationale )?d'identite|\\bcni\\b|passeport|titre de sejour|carte de sejour|carte vitale|avis d'imposition|numero de (?:securite sociale|secu)|\\bnir\\b|justificatif de domicile|livret de famille|acte de naissance|permis de conduire";
const SEND =
  "envo[yi]\\w*|joindre|joignez|photographi\\w*|selfie|copies?|scans?|scanne\\w*|transmett\\w*|fourni\\w*|indiqu\\w*|communiqu\\w*|renseign\\w*|donnez|recto";
const LATER =
  /apres (?:la signature|l'embauche|votre embauche|signature|embauche|l'acceptation)|une fois (?:embauche|le contrat|recrute)|le jour de la mission|le premier jour|clients?\b|supporters|visiteurs|fournisseurs|locataires|voyageurs|passagers|usagers|patients|eleves|colis|ne (?:demand\w+|envoy\w+|communiqu\w+|donnez)|n'envoyez|jamais/;
const BANK =
  "\\biban\\b|\\bribs?\\b|(?:coordonnees|donnees|informations?) bancaires|carte (?:bancaire|bleue)|numero de (?:compte|carte)|releves? (?:de compte|bancaire)|identifiants? bancaire";
const NOT_ASKED =
  /aucuns?\b|sans (?:frais|caution|cotisation)|pas de (?:frais|caution)|rembours|pris(?:e|es)? en charge|offert|gratuit|mefiez|ne (?:demand|vers|pay|regl)|jamais|clients?\b|locat/;
const PAID_BY_THE_BOOK =
  /bulletin|fiche de paie|fiches? de paye|encaiss|caisse|recus?\b|clients?\b|contrat|fonds?\b|transport/;

export const DEAL: readonly Pattern[] = [
  block(
    "bank",
    new RegExp(
      `(?:${BANK})[^.;]{0,50}(?:${SEND}|avec le cv|avec (?:la|votre) candidature|exig|demand|obligatoire|avant)|(?:${SEND})[^.;]{0,50}(?:${BANK})`,
    ),
    {
      unless: new RegExp(`${LATER.source}|saisie|encaiss|pointage|paiement par`),
    },
  ),
  block(
    "bank",
    /\bcompte (?:bancaire |courant )?(?:ouvert |domicilie )?(?:en france|francais)\b[^.]{0,50}(?:exig|obligatoire|requis|indispensable|uniquement)|\bbanque traditionnelle|\bpas de (?:nickel|revolut|n26|neobanque|compte-nickel|compte nickel)|\b(?:nickel|revolut|n26|neobanques?)\b[^.]{0,25}(?:refus|non accept|exclu|s'abstenir)/,
  ),
  block(
    "documents",
    new RegExp(
      `(?:${SEND})[^.;]{0,60}(?:${PAPERS})|(?:${PAPERS})[^.;]{0,50}(?:${SEND}|avant (?:tout|l'entretien|la mission)|avec (?:le cv|la candidature|votre candidature))`,
    ),
    {
      unless: LATER,
    },
  ),
  warn(
    "criminal_record",
    /\bcasier\b(?! individuel| ferm| personnel| securis| vestiaire)[^.]{0,25}(?:judiciaire|vierge)|\bbulletin n ?[°o]? ?[23]\b|\bantecedents judiciaires/,
    {
      unless: /securite|surete|enfants?|mineurs?|cnaps|convoyage|loi\b/,
    },
  ),

  block(
    "fees",
    /\bfrais (?:d'inscription|d'acces|d'adhesion|d'agence|d'entree|d'etude|d'ouverture|de (?:dossier|formation|gestion|placement|recrutement|candidature|traitement|reservation|mise en relation|visa)|administratifs?)/,
    {
      unless: NOT_ASKED,
    },
  ),
  block(
    "fees",
    /\b(?:formation|stage|certification|visite medicale|badge|habilitation)\b[^.;]{0,50}(?:a (?:votre|la) charge|a vos frais|payante|a (?:regler|payer|financer) par|que vous (?:payez|reglez))/,
    {
      unless: /a la charge de l'(?:entreprise|employeur)|a notre charge|pris(?:e|es)? en charge/,
    },
  ),
  block(
    "fees",
    /\b(?:participation|cotisation|contribution|adhesion|abonnement)\b[^.;]{0,25}\d+ ?(?:€|euros?)[^.;]{0,40}(?:demand|exig|a (?:regler|verser|payer)|obligatoire|pour)|\b(?:versez|reglez|payez|verser|regler)\b[^.;]{0,15}\d+ ?(?:€|euros?)[^.;]{0,40}(?:acces|liste|inscri|dossier|offres?|candidature|annonces?)|\bcheque de \d+[^.;]{0,40}(?:frais|inscri|dossier)/,
    {
      unless: NOT_ASKED,
    },
  ),
  warn(
    "fees",
    /\b(?:chaussures?|epi|tenues?|equipements?|uniformes?|materiel|outillage|gants|casque|blouse|tablier)\b[^.;]{0,50}(?:a acheter|a (?:votre|la) charge(?! de l'(?:employeur|entreprise))|a vos frais|par vos soins|non fourni|retenue? sur)/,
    {
      unless: /rembours|fournie?s? par (?:nos|l'|nous)/,
    },
  ),
  block(
    ["fees", "money_request"],
    /\b(?:caution|depot de garantie)\b[^.;]{0,40}(?:\d|demand|exig|vers|regl|obligatoire|uniforme|tenue|badge|materiel)/,
    {
      unless: new RegExp(`${NOT_ASKED.source}|restitution|appartement|logement|etat des lieux`),
    },
  ),
  block(
    "money_request",
    /\bvirement (?:de|d'un montant)[^.;]{0,25}(?:€|euros?)[^.;]{0,40}(?:notre compte|bloquer|reserver|valider|confirmer|votre place)|\b(?:payez|versez|avancez|reglez|envoyez)\b[^.;]{0,25}\d+ ?(?:€|euros?)[^.;]{0,40}(?:place|reserv|valider|confirm|bloquer|materiel|kit)|\bacompte de \d+/,
    {
      unless: NOT_ASKED,
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
  block(
    "undeclared_work",
    /\b(?:au|en) (?:black|noir)\b(?! (?:friday|mat|et blanc|ou))|\bde la main a la main|\b(?:non|pas|sans etre) declaree?s?\b|\bsans (?:contrat|declaration|declarer|fiche de paie|bulletin|paperasse)\b|\bpas de (?:contrat|paperasse|fiche de paie|declaration)\b|\bsous la table\b|\bdessous[- ]de[- ]table/,
    {
      unless: /habill|vetu|tenue|pantalon|chemise|sans contrat de sous|peinture|impression|revenus? non declare/,
    },
  ),
  block(
    "undeclared_work",
    /\b(?:essai|test|formation|journee|demi-journee|heures?|service)\b[^.;]{0,40}(?:non|pas|sans etre) (?:payee?s?|remuneree?s?|indemnisee?s?)\b|\b(?:essai|test)\b[^.;]{0,25}\b(?:gratuit|benevole|a titre gracieux)/,
    {
      unless: /pause|coupure|repas/,
    },
  ),
  warn("undeclared_work", /\b(?:en|du) (?:cash|liquide|especes)\b|\bcash (?:chaque|tous|a la fin)/, {
    unless: PAID_BY_THE_BOOK,
  }),

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
  ),
];
