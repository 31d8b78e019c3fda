import { wanted, words } from "./phrases.ts";
import type { EmploymentRule } from "./rule.ts";

const ID =
  "(?:carte d'? ?identite|carte didentite|cni|passeport|piece d'identite|carte vital\\w?|titre de sejour|(?:numero|n°) de secu\\w*(?: sociale)?|livret de famille|avis d'imposition|justificatif de domicile|quittance de loyer)";
const BANK =
  "(?:rib|iban|coordonnees bancaires|carte (?:bancaire|bleue)|numero de (?:compte|carte)|releve d'identite bancaire|code de carte bleue)";
const SEND =
  "(?:envo[iy]\\w*|transmett\\w+|joindre|joignez|photographi\\w+|copies?|scans?|selfie|photocopies?|photo de|indique[rz]|donne[rz]|fournir|fournissez|pour postuler ?:)";
const TOO_EARLY =
  "(?:a (?:envoyer|transmettre|joindre|donner)|par (?:mail|e-mail|sms|whatsapp|message|mp)|en (?:photo|mp)|avec (?:le|votre) (?:cv|candidature|lettre)|avec la candidature|pour (?:postuler|candidater|s'inscrire|valider|etre preselectionne|l'inscription)|(?:lors de|des) (?:l'inscription|la candidature|le premier message)|avant (?:l'|tout )entretien|completent le dossier de candidature|demandee? (?:avec le cv|pour l'inscription|pour la verification))";
const AMOUNT = "\\d{1,4}(?:[,.]\\d\\d)? ?(?:€|euros?|e(?= de))";
/** Once hired, these papers are due. */
const AFTER_HIRING =
  /\b(?:apres (?:la|l'|embauche)|une fois|signature|clients?|visiteurs?|voyageurs?|locataires?|supporters|spectateurs?|fournisseurs?|eleves|le jour|jour (?:de|meme|j)|premier jour|(?<!avant )(?<!avant l')embauche|arrivee|dpae|contrats?|bulletin|premiere paie|controle|verifi\w+|logiciel)\b/;

const WORK = "(?:missions?|postes?|travail|emplois?|activites?|prestations?|jobs?|extras?)";
/** Those who organise volunteers are paid for it. */
const BENEVOLAT =
  /\bbenevolat\b(?<!\b(?:coordin\w{3,7}|responsable|referente?|gestion|chargee?|pole|developpement|animation|experience)(?:[ '][a-z]{1,4}){0,3}[ ']benevolat)/;

/** What is asked of candidates, or hidden from the State. `unless` holds the words of a trade that handles such things. */
export const EMPLOYMENT_RULES: readonly EmploymentRule[] = [
  {
    rule: "bank",
    certain: [
      words(
        `${BANK}~60~${TOO_EARLY}|${SEND}~30~(?:votre |ton |un |vos |de la |de votre )${BANK}|banque (?:traditionnelle|francaise)|pas de (?:nickel|revolut)|neobanques? refusees?`,
      ),
    ],
    unless: AFTER_HIRING,
  },
  {
    rule: "documents",
    certain: [words(`${ID}~60~${TOO_EARLY}|${SEND}~40~${ID}|questionnaire medical~30~candidature|selfie avec votre`)],
    unless: AFTER_HIRING,
  },
  {
    rule: "fees",
    certain: [
      words(
        `frais (?:de (?:dossier|formation|visite medicale|inscription)|d'(?:inscription|acces|adhesion))~40~(?:${AMOUNT}|a (?:regler|payer)|charge d[ue] (?:salarie|candidat))|${AMOUNT} (?:de frais|d'inscription)|(?:formation|tenue|uniforme|badge|visite medicale|adhesion|inscription)~45~(?:a votre charge|a vos frais|payante|${AMOUNT} a regler|retenus? sur|(?:sera|seront) facturee?s?|coute ${AMOUNT}|obligatoire de ${AMOUNT}|moyennant ${AMOUNT})|(?:test de selection|tenue) coute ${AMOUNT}|la formation \\(${AMOUNT}\\) est payante|formation payante (?:obligatoire|avant)|(?:inscription|adhesion)[a-z' ]{0,24} ?: ${AMOUNT}|(?:payer|financer|acheter) (?:votre|leur|notre) (?:uniforme|tenue|formation|pack|materiel)|frais de ${AMOUNT} seront retenus|retenue de ${AMOUNT}|participation de ${AMOUNT} demandee|${AMOUNT} (?:vous seront|sont) demandes|cheque de ${AMOUNT} pour les frais|versez ${AMOUNT}|candidat verse ${AMOUNT}|acces a nos missions~30~abonnement|a acheter (?:aupres de|chez) nous|acheter ${AMOUNT}|facture ${AMOUNT}|obligatoire ~30~${AMOUNT} a regler`,
      ),
      words(
        `(?:caution|depot de garantie)(?: de| d')? ?${AMOUNT}(?: en especes)?~30~(?:vous|demandee?|tenue|badge|uniforme|velo|encaisse)|cheque de caution de ${AMOUNT}`,
      ),
    ],
    unless:
      /\b(?:aucune?|sans (?:caution|frais)|clients?|vacanciers|exposants?|locataires|coureurs|adherents|familles?|stagiaires|enfants|encaiss\w+|rembours\w+(?! (?:au bout|plus|le mois|avec))|prise? en charge|pas besoin)\b/,
  },
  {
    rule: "money_request",
    certain: [
      words(
        `(?:virement|versement|depot|avance|lydia)(?: [a-z]{1,10}){0,2} (?:de |d')?${AMOUNT}~50~(?:bloquer|valider|reserver|garanti\\w*|confirme\\w*|recevoir|demandee?|rendue|place)|faites (?:nous )?un (?:virement|lydia|wero)|virement de ${AMOUNT} sur notre compte|(?:versez|envoyez|payez) (?:une carte pcs de )?${AMOUNT}|avancer (?:l'argent|${AMOUNT})|avance de ${AMOUNT} demandee|cheque~99~(?:renver|revers|mandat)[a-z]*|cartes? (?:prepayees?|cadeaux?|pcs)~60~(?:codes?|rembours\\w*|envoy\\w*)|achetez ~24~cartes? (?:prepayees?|cadeaux)|chez vous ~30~reexpedi\\w+|virements?~30~votre compte personnel|transferez le reste|par pcs|(?:caution|depot de garantie)(?: de| d')? ?${AMOUNT}~30~(?:vous|demandee?|tenue|badge|uniforme|velo|encaisse)|cheque de caution de ${AMOUNT}|pour (?:valider|reserver) ~30~lydia`,
      ),
    ],
    unless:
      /\b(?:aucune?|sans (?:caution|frais)|clients? (?:paie|qui|au)|vacanciers|locataires?|exposants?|rayon|encaisse[rz]|banque|caissi\w+)\b/,
  },
  {
    rule: "premium_number",
    certain: [
      /(?<![\d,])(?:\+33 ?|0033 ?|0[ .-]?)8[ .-]?[129](?:[ .-]?\d){7}(?!\d)/,
      words("\\d ?(?:€|euros?)(?: par | le | la |/)(?:sms|min|minute)|numero surtaxe"),
    ],
    unless: /\bnon surtaxe/,
  },
  {
    rule: "misleading",
    certain: [
      words(
        "aucun (?:poste|emploi) n'est (?:ouvert|disponible)|aucune mission prevue|tester le marche|pour attirer (?:du monde|des candidats)|poste fictif|sous couvert d'un poste|est une accroche|pour avoir des cv|ne s'applique qu'aux managers|annonce en cdi, en realite|revenus? (?:garantis?|passifs?|illimites?)|gains (?:garantis|illimites|faciles)|argent facile|de l'argent facilement|devenez (?:riche|millionnaire)|parrain(?:ant|ez) [a-z]{2,6} amis|marketing (?:de reseau|multiniveau)|(?:gagn\\w+|€|euros|jour)~40~sans (?:rien f(?:aire|ere)|travailler|effort)|(?:gagnez|garantis?)~70~(?:sans aucune competence|sans experience ni diplome)|la semaine garantis",
      ),
    ],
  },
  {
    rule: "undeclared_work",
    certain: [
      words(
        "(?:au|o) black(?! (?:friday|and|cat|market))|c'est du black|(?:paye\\w*|paiement|travail|boulot|heures sup\\w*|c|c'est) (?:au |payees au )noir|de la main a la main|(?:travail|mission|c'est|,|^) ?non declaree?s?|pas declaree?s?|ne declare (?:rien|que)|sans (?:vous )?declar(?:er|ation)|pas de (?:contrat|contra|fiche de pai?e|bulletin|declaration)(?=,? (?:pour l'instant|mais|paye|on|ni)|[,.]|$)|pas besoin de contrat|sans (?:contrat|fiche de paye?)(?=,|[.]| mais| ni|$)|hors bulletin|dessous de table|travail dissimule|moitie (?:declare|sur la fiche)|ne figurera pas sur la fiche|autres en especes|je complete en billets|s'embeter avec un contrat|pas de charges ni",
      ),
      words(
        "(?:essai|test|mise en situation|observation|premiere? (?:journee|semaine)|premiers? (?:services?|jours?|soirs?))(?:[ ,]{1,2}(?!payee?|remuneree?|repas|parking|pause|trajet)[a-z0-9']{1,14}){0,7}? (?:non (?:payee?s?|remuneree?s?|indemnisee?)|(?:pas|n'est pas|ne sont pas) (?:payee?s?|remuneree?s?)|gratuite?s?|benevoles?|benevolement|sans remuneration|offert a la maison)|(?:jours?|journee) gratuits? pour voir",
      ),
    ],
    unless:
      /\b(?:pas de travail (?:au noir|dissimule)|contre recu|bulletin de paie|fiche de paie chaque|tout est declare|clients?|encaisse\w*|carte ou|douan\w+)\b/,
  },
  {
    rule: "unpaid_work",
    certain: [
      wanted("benevoles?"),
      words(
        `${WORK} (?:(?:est|sont|n'est|entierement|totalement|purement) ){0,2}(?:benevoles?|(?:non|pas) (?:remuneree?s?|payee?s?)|sans (?:remuneration|salaire))|a titre (?:benevole|gracieux)|benevolement|benevoles? (?:sont |est )?(?:recherchee?s?|bienvenue?s?|souhaitee?s?|demandee?s?)`,
      ),
      BENEVOLAT,
    ],
    unless:
      /\b(?:pas de|aucun|ni|jamais de) benevol|\bexperience,? (?:meme )?(?:[a-z]{1,5} ){0,2}benevol|\bbenevolat (?:[a-z]{1,10} ){0,3}(?:compte|apprecie|valorise)/,
  },
  {
    rule: "strike",
    certain: [
      words(
        "remplac[a-z]{1,8}(?![a-z])(?<!(?:bus|cars?|navettes?|trains?) de remplacement)~40~(?:greves?|grevistes?)|(?:personnels?|salariee?s?|equipes?|collegues?|employee?s?)(?: (?:actuellement|qui|est|sont|etant)){0,3} en greve|briseurs? de greve|(?:casser|briser|contourner) (?:la|une) greve",
      ),
    ],
  },
];

/** For an internship only: it teaches, and never stands in for an employee. */
export const INTERNSHIP_RULE: EmploymentRule = {
  rule: "internship",
  certain: [
    words(
      "(?:pour|afin de|devra|devrez) remplacer|remplac(?:er|ez|e|era|erez|ant|ement)(?: [a-z]{1,14}){0,2}?[ '](?:salariee?|employee?|collegue|titulaire|personne|absente?|conge|collaborat(?:eur|rice))s?|conge (?:de )?(?:maternite|paternite|maladie|parental)|(?:surcroit|accroissement|pic) (?:temporaire )?d'activite|(?:pour|pendant|durant) (?:toute )?la (?:haute )?saison",
    ),
  ],
};
