import { type ChatRule, phrase } from "./kind.ts";
import { CAUTION } from "./words.ts";

const AMOUNT =
  "(?:(?:(?:\\d{1,3} )?\\d{1,4}(?:[.,]\\d{2})?|(?:dix|quinze|vingt|trente|quarante|cinquante|soixante|cent)) ?(?:€|euros?|eur|e|balles|dollars?)(?! ?(?:[/]|brut|net|de l'heure)))";
const SUM = `(?:${AMOUNT}|\\d{2,4}(?![.,]\\d|[ ]?€))`;
const REMOTE_PAY =
  "(?:lydia|paypal|wero|western union|mandat(?: cash)?|transcash|pcs|neosurf|paysafecard|bitcoins?|crypto[a-z]{0,8}|usdt|virement(?: instantane| immediat)?|cagnotte|moneygram|revolut|paylib|coupons?|recharges?|carte prepayee)";
const PAY =
  "(?:paiement|pay(?:er|ez|e|es|able|ables|ante?)|paie[rs]?|regl(?:er|ez|e|ement)|vers(?:er|ez|e)|virer|virez|vires|envo[iy][a-z]{0,3}|avanc(?:er|ez|e)|achet(?:er|ez|e|es)|depos(?:er|ez)|mettez|procur(?:er|ez)|pret(?:er|ez)|depann(?:er|ez)|souscri(?:re|vez)|debours(?:er|ez|e)|cotis(?:er|ez|e)|financ(?:er|ez)|contribu(?:er|ez)|acquitt(?:er|ez)|command(?:er|ez)|rajoute[rz]?)";
const CHARGES =
  "(?:frais (?:de (?:dossier|formation|transport|port|visite|reservation|inscription)|administratifs?|d'(?:inscription|adhesion|ouverture|acces))|caution|depot de garantie|acompte|arrhes|adhesion|cotisation|inscription|formation|visite medicale|assurance|test|badge|uniforme|tenue|tablier|kit|pack|materiel|equipement|carte (?:btp|pro)|casier(?: judiciaire)?|douane|taxe|participation|reservation|fournitures|logement|chambre|place|creneau|forfait|book|attestation|ordinateur|transport)";

/** The employer pays, or somebody else than the person who works. */
const PAID_FOR =
  "(?:aucune? (?:caution|frais|avance)|zero caution|sans (?:caution|frais|avance)|rien a (?:payer|acheter|avancer|regler)|n'avancez rien|vous n'avez rien|ne payez rien|(?:est|sont|sera) (?:gratuite?s?|offerte?s?|payee?s?|fournie?s?|pretee?s?|prise?s? en charge)|a notre charge|prise? en charge|remboursee?s? (?:sur|a \\d)|on (?:vous )?(?:rembourse(?! apres)|avance|prete|achete|verse|donne)|faire payer|fer(?:ez|a) payer|nous (?:achetons|remboursons)|je vous rembourse les|(?:la|le|les|vos|des) clients?(?! sur)|retenue?s? (?:\\d|sur)|(?:la )?famille|vacanciers|locataires|loueur|l'agence|caisse(?! de l'equipe)|ticket|tresoriere|acompte sur|acompte (?:de \\d{1,4} ?€ )?vous a|rendue? ce matin|avance (?:de|du)? ?\\d{1,3} ?€ de parking|faire rembourser|heures deja|j'ai deja fait|dois (?:payer|acheter)|est[ -]ce|faut[ -]il|sur (?:le|votre) bulletin|vous pouvez me payer|votre paie|salaire est|avec le bulletin|net pour|de l'heure|mutuelle|pourboires)";

const HAND_OVER =
  "(?:revers|renvo|transfer|retir|remett|remet|rend|restitu|fai(?:tes|re|s)[ -](?:le |la |les |l')?suivre|redonn|repass|donn|envo[iy])[a-z]{0,5}";
const SUMS =
  "(?:argent|virements?|sommes?|paiements?|fonds|reglements?|factures?|especes|liquide|depots?|ventes|\\d{2,4} ?(?:€|euros?))";
/** Money of a till or of a company's own customers, handled on site. */
const AT_WORK =
  "(?:terminal|tpe|caisse|guichet|comptoir|monnaie|ticket|coffre|tresor[a-z]{2,5}|regie|pourboires?|rapprochement|logiciel|comptab[a-z]{2,5}|quai|entrepot|bulletin|salaires?|paie|votre paye)";

export const MONEY_RULE: ChatRule = {
  kind: "money",
  patterns: [
    {
      // Another person's money goes through the reader's hands.
      find: phrase(
        `(?:recev|recoi|recu|encaiss|verse|vire|credit|arriv|touch|envo[iy])[a-z]{0,5}~60~${SUMS}~90~${HAND_OVER}`,
        `${SUMS}~60~(?:votre|ton|vos|tes) (?:compte|carte|paypal|lydia|revolut|nom)~80~${HAND_OVER}`,
        `${HAND_OVER}~50~(?:en|par) (?:crypto[a-z]{0,8}|bitcoins?|usdt|western union|mandat(?: cash)?|liquide|especes)`,
        `(?:gard|conserv|pren)[a-z]{1,4}~20~\\d{1,2} ?%|\\d{1,2} ?%~20~(?:pour (?:vous|toi)|de commission|de chaque)`,
      ),
      unless: phrase(CAUTION, AT_WORK),
    },
    {
      // A sum to pay now, whatever it is for.
      find: phrase(
        `${AMOUNT}~60~(?:par|via|en|sur|avec) (?:mon |notre |un |une )?(?:lydia|paypal|wero|western union|mandat|transcash|pcs|neosurf|crypto[a-z]{0,8}|paylib|cagnotte|coupons?|moneygram)`,
        `(?:par|via|en|sur|avec) (?:mon |notre |un |une )?(?:lydia|paypal|wero|western union|mandat|transcash|pcs|neosurf|paylib|cagnotte)~40~${AMOUNT}`,
        `${AMOUNT} (?:paypal|lydia|wero|pcs|transcash)`,
        `${AMOUNT}~50~a (?:verser|regler|payer|virer|envoyer|avancer|deposer)`,
        `a (?:verser|regler|payer|virer|envoyer|avancer|deposer|acheter)~60~${AMOUNT}`,
        `(?:a (?:votre|ta) charge|payante?s?|facturee?s?|obligatoires?|droits? d'entree|ticket d'entree|se (?:paie|paye|commande|regle|achete)[a-z]{0,2})~60~${AMOUNT}`,
        `${AMOUNT}~60~(?:sans (?:ca|cela|lui|elle|quoi)|est demandee?|sont demandes|obligatoires?|rendue?s? (?:a|apres|en fin)|remboursee?s? (?:a|au|apres|sur|en|des)|avant (?:le|la|de|votre|samedi|lundi|vendredi|demain|ce soir))`,
        `(?:achet|command|pren|regl|pay)[a-z]{1,4} (?:leur|votre|ton|son|vos|tes|la|le|les)~40~${AMOUNT}~40~(?:avant|aupres|a la|chez|sur notre|directement|sans)`,
        `(?:des|apres|a) (?:la )?reception (?:de|du)~50~${AMOUNT}`,
      ),
      unless: phrase(
        CAUTION,
        "aucune?|fer(?:ez|a) payer|faire payer|sans frais|gratuite?s?|offerte?s?|a notre charge|prise?s? en charge|fournie?s?|pretee?s?|payee?s? par|(?:les|des|aux|par le|par la) (?:clients?|cliente|vacanciers|locataires|visiteurs|familles?)|net|brut|de l'heure|par heure|pour la (?:soiree|journee)|salaire|sur (?:la|votre) paie|votre paye|bulletin|retenue?s? (?:\\d|sur)|pourboires?|terminal|caisse de|fond de caisse|facture du|ticket|bareme|sur justificatif|acompte (?:sur|de salaire)|vous (?:serez|etes) payee?|je suis payee?|on (?:vous )?(?:paie|paye|verse|rembourse)|nous (?:payons|versons|remboursons)|est[ -]ce|dois[ -]je|faut[ -]il",
      ),
    },
    {
      find: phrase(
        `(?:investi|plac|mis|depos)[a-z]{1,6}~40~${AMOUNT}~90~(?:double|gain|fructifi|rendement|rapport|touch|gagn|recuper)[a-z]{0,5}`,
        `(?:depann|pret|avanc)(?:er|ez|e|es)~30~${AMOUNT}`,
        "(?:regl|pay|avanc|achet|pren|lou)(?:er|ez|e|es|ent|re|ds)~60~(?:de (?:votre|ta) poche|a vos frais|avec (?:votre|ton) (?:argent|carte))",
        "avanc(?:er|ez|e|es)~40~(?:achats?|courses|essence|hotel|billets?|materiel|transport|train|loyer|frais)~80~(?:rembours|rend)[a-z]{1,4}",
      ),
      unless: phrase(
        CAUTION,
        "une avance de|on vous (?:avance|prete|depanne)|nous vous|je (?:peux|vous avance)|sur (?:salaire|votre paie|facture|justificatif|note)|peages?|parking|n'avancez|aucune?|ni frais|rien",
      ),
    },
    {
      find: phrase(
        "(?:cartes?|recharges?|coupons?|tickets?)~20~(?:steam|google play|itunes|amazon|pcs|transcash|neosurf|cadeaux?|prepayees?|paysafecard)~80~(?:code|chiffre|numero|photo|rembours|envo|gratt)[a-z]{0,7}",
        "(?:achet[a-z]{0,3}|command[a-z]{1,3}|procur[a-z]{1,3})~25~bons? d'achat",
        "(?:achet[a-z]{0,3}|command[a-z]{1,3}|prend(?:re|s)?|prenez|passer)~30~(?:cartes?|recharges?|coupons?)~20~(?:steam|google play|itunes|pcs|transcash|neosurf|cadeaux?|prepayees?)",
        "(?:pcs|transcash|neosurf|paysafecard|carte prepayee)(?: d[e'])? ?\\d{2,3}",
        `${SUM}~30~(?:en )?(?:pcs|transcash|neosurf|bitcoins?|crypto|western union|usdt)`,
      ),
      unless: phrase(CAUTION, "vendr?ez|vendre|caisse \\d|(?<!cadeaux )clients?|tiroir|comptez|activent"),
    },
    {
      find: phrase(
        `${PAY}~70~${AMOUNT}`,
        `${AMOUNT}~60~${PAY}`,
        `${CHARGES}~50~${AMOUNT}`,
        `${AMOUNT}~40~${CHARGES}`,
        `${SUM}~30~(?:par|sur|en|mon) (?:mon )?${REMOTE_PAY}`,
        `${PAY}~60~${CHARGES}~60~(?:a votre nom|rembours[a-z]{1,4}|avant|obligatoire)`,
        `${CHARGES}~40~(?:a votre charge|a vos frais|(?<!tiers )payante?s?|facturee?s?(?! ou)|a (?:payer|regler|verser|acheter))`,
        `(?:me|nous|moi) faire (?:un )?${REMOTE_PAY}~15~${AMOUNT}`,
        `(?:chez|sur) (?:nous|notre|le site)~60~${PAY}`,
      ),
      asks: phrase(
        PAY,
        REMOTE_PAY,
        "caution|frais|acompte|arrhes|(?<!merci )d'avance|a l'avance|coute|participation|investi[a-z]{1,3}|facturee?|est a|depot|a votre charge|rend[a-z]{0,2}",
      ),
      unless: phrase(CAUTION, PAID_FOR),
    },
    {
      find: phrase(
        `(?:votre|ton|ta) (?:propre )?compte~80~(?:revers|renvo|transfer|vir|retir|gard|rend)[a-z]{1,5}`,
        "(?:depos|vers|vir|encaiss|credit)[a-z]{0,5}~45~sur (?:votre|ton) compte",
        "(?:gard(?:ez|es?|ant)|prends|laisse)~20~(?:\\d{1,4} ?(?:%|€|e|euros|pour)|le reste|la difference)",
        "(?:ouvr(?:e|ez|ir)|louer?|louez|souscri[a-z]{1,4})~30~(?:compte|camionnette|forfait|vehicule|credit|pret)~30~a (?:votre|ton) nom",
        "compte a (?:votre|ton) nom",
        "(?:paquets?|cartons?|marchandises?|telephones?|articles?)~40~(?:chez (?:vous|toi)|(?:votre|ton) (?:domicile|salon|adresse|garage))~90~(?:chang|post|renvo|expedi|depos|emball|coll)[a-z]{1,4}",
        "colis~60~(?:autre (?:boite|adresse|nom|carton)|a l'etranger|en belgique)",
        "retir[a-z]{1,3}~50~distributeur",
        "colis~90~(?:reexpedi[a-z]{1,5}|(?:collez|colle)~20~|deposez[ -]les|renvoyez)",
        "colis~30~(?:chez vous|chez toi|(?:votre|ton) (?:domicile|adresse))|(?:chez vous|chez toi|(?:votre|ton) domicile)~40~colis",
        "vous mettez \\d{2,4}|gagner le double|en crypto",
      ),
      unless: phrase(
        CAUTION,
        "(?:salaire|paie|acompte|prime|solde)~40~(?:vire|verse|depose|credite)|(?:vire|verse|depose|credite)[a-z]{0,3}~30~(?:salaire|paie)|entrepot|quai|livrer|preparer|coffre|ticket|classeur|en caution",
      ),
    },
  ],
};

export const CHEQUE_RULE: ChatRule = {
  kind: "cheque",
  patterns: [
    {
      find: phrase("cheques?"),
      beside: phrase(
        "vous (?:paierez|payerez|reglerez|acheterez)|loueur|redonn[a-z]{1,4}|la difference|le reste|l'excedent|le surplus|le solde|une partie|avec une part|\\d{1,3} ?%|vous (?:gardez|prenez|rendez|rendrez|remettez|renvoyez)|en (?:liquide|especes)|western union|mandat|fournisseur|transporteur|installateur|intermediaire|trop percu|achet[a-z]{1,3}|mets?[a-z]{0,3} ~15~sur (?:votre|ton) compte|sur (?:votre|ton) compte",
      ),
      asks: phrase("vous|tu|t'|toi|votre|ton"),
      unless: phrase(
        CAUTION,
        "(?:les|des|aux|par les|vos|nos|les|chaque) clients?|clientele|vacances|tickets?|caisse|terminal|guichet|remise de cheques|bordereau|salaire est|(?:votre|fiche de) paie|ou par (?:cheque|virement)|pour votre salaire|pourboires?",
      ),
    },
    {
      find: phrase(
        "cheques?~60~(?:d'avance|par courrier|au courrier|va(?: vous| t')? (?:arriver|parvenir)|par la poste|couvr[a-z]{1,4}|a encaisser|a deposer)",
        "(?:fais parvenir|fera parvenir|recevrez|recevez|poste|adresse)~25~cheque",
      ),
      asks: phrase("vous|tu|t'|toi|votre|ton"),
      unless: phrase(
        CAUTION,
        "clients?|clientele|vacances|dejeuner|cadeau|caisse|fin (?:du|de)|bulletin|solde de tout|salaire (?:est|par)|guichet|tickets?",
      ),
    },
    {
      find: phrase(
        "(?:cheques?|chequier)~120~(?:renvo|revers|rend|rembours|transfer|retir|faire suivre|faites suivre|gard|restitu|difference|reste|depasse|excedent|surplus|trop|envo[iy]|virement|mandat|achet|au passage|je te laisse|vous payez|pour moi|solde)[a-z]{0,5}",
        "(?:rend|rembours|revers|depos|trop par erreur|encaiss)[a-z]{0,6}~80~cheque",
        "(?:encaiss|depos|mets|mettre|mettez)[a-z]{0,5} (?:un |le |ce |des )?cheque",
      ),
      unless: phrase(
        CAUTION,
        "clients?|clientele|caution|vacances|cadeau de|enveloppe|paie vous attend|bien recu|vous pouvez me payer|madame|automate|billetterie|ou par (?:cheque|virement)|tickets? (?:resto|restaurant)",
      ),
    },
    {
      find: phrase(
        "(?:encaiss|depos|mets|mettez)[a-z]{0,5} ~20~cheque~80~(?:achet|renvo|rend|envo|vir|garde)[a-z]{0,5}",
      ),
    },
  ],
};
