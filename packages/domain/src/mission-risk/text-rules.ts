import { phrase } from "../chat-warnings/kind.ts";
import type { RiskRule } from "./rule.ts";

const AMOUNT =
  "(?:(?:(?:\\d{1,3} )?\\d{1,4}(?:[.,]\\d{1,2})?|(?:dix|quinze|vingt|trente|quarante|cinquante|soixante|cent)) ?(?:€|euros?|e|dollars?)(?! ?(?:[/]|brut|net|de l'heure|le (?:trajet|colis|paquet))))";
const ACCOUNT = "(?:(?:votre|ton|vos|tes) (?:propre )?(?:comptes?|paypal|lydia)|(?:sur )?le votre)";
const REMOTE =
  "(?:lydia|paypal|wero|western union|mandats?(?: cash)?|transcash|pcs|neosurf|bitcoins?|crypto[a-z]{0,8}|usdt|coupons?|recharges?|cagnotte)";

type TextRule = { rule: RiskRule; find: RegExp; unless?: RegExp };

export const TEXT_RULES: readonly TextRule[] = [
  {
    rule: "candidate_pays",
    find: phrase(
      `(?:pay(?:er|ez|e|es|ent|ant|able|ables|ee?)|paient|regl(?:er|ez|ent|ee?s?)|vers(?:er|ez|e|ent|ement)|vire[rz]|avanc(?:er|ez)|achet(?:er|ez|ent|e)|achats?|deposez|envo(?:yer|yez|ie)|mettez|investi(?:ssez|r)|rechargez|louez|loue[er]?|laiss(?:er|ez|e)|transferer)~60~${AMOUNT}`,
      `${AMOUNT}~60~(?:a (?:payer|regler|verser|virer|envoyer|acheter|transferer|la (?:commande|charge))|d'avance|avant (?:le|la|l'|de|samedi|lundi)|pour (?:etre|l'inscription|bloquer|valider|le logement|le casque)|de (?:frais|caution|depot|droit|tente|port)|d'(?:inscription|honoraires|adhesion)|par (?:${REMOTE}|virement)|en (?:${REMOTE}|especes au|coupon)|chez (?:nous|notre)|obligatoire)`,
      `(?:frais|caution|cautionnement|acompte|depot|arrhes|adhesion|cotisation|inscription|reservation|visa|visite medicale|formation|stage|uniforme|tenue|tablier|kit|pack|book|timbre|abonnement|casting|test|assurance|equipement|outillage|licence|methode|stock|badge|casier|droit|penalite|participation|siege|transport|attestation|traduction[a-z ]{0,30})~45~${AMOUNT}`,
      `${AMOUNT}~25~(?:de (?:caution|frais|depot|tablier|timbre)|en (?:ticket pcs|${REMOTE}))`,
      "(?:vers|pay|regl)[a-z]{1,4}~40~(?:loyer|semaine|caution|acompte|place)~20~(?:d'avance|a l'avance|par mandat|avant)",
      "(?:a la charge d[eu] (?:candidat|salarie|l'equipier)|a votre charge|formation payante|test payant|stage payant|site payant|casting payant|(?:visa|visite)[a-z ]{0,30} a payer)",
      "(?:avec|completez)~30~(?:votre argent|votre carte), on vous rembourse|votre argent|avancez (?:la caution|votre|les achats)",
      `\\d{1,3} ?(?:€|e|euros)?~10~par (?:${REMOTE})`,
      `se (?:commande|paie|paye|achete|regle)[a-z]{0,2}~40~(?:chez nous|aupres|dans notre|sur notre|avant|${AMOUNT})`,
      `(?:commandent|achetent|paient|reglent|payent) (?:leur|eux)~40~(?:${AMOUNT}|avant|chez nous|aupres)`,
      `(?:prelev|factur|cotis|retient)[a-z]{1,5}~30~${AMOUNT}`,
      "numero surtaxe|0 ?89\\d|\\d ?€ (?:l'|par )appel|(?:achet|command|pren|regl)[a-z]{1,4}~40~avec (?:votre|ton) (?:carte|argent)|\\d ?€ (?:par|le|la) (?:sms|minute)|\\d ?€ ?\\+ prix du message",
    ),
    unless: phrase(
      "(?:verse|pris|prise|payee?s?|reglee?s?)(?:s|es)? (?:par|en charge par) (?:nous|la|l'|le)|en charge|des clients?|les clients? (?:reglent|paient)|sur le terminal|au dela de|sans caution|clients? rendue|vacanciers|locataires (?:a|remis)|remis a l'agence|aucune? (?:inscription|materiel|frais|outil)|rien a (?:acheter|payer)|rembourse au bareme|fournie?s?, rien",
    ),
  },
  {
    rule: "money_through_account",
    find: phrase(
      `(?:recev(?:ez|oir|rez)|recoivent|reception|arrivent|encaisse[rz]|virements?|loyers|paiements?|reglements?|fonds|versent|paient|l'argent|depots?|vires)~70~${ACCOUNT}`,
      "(?:recev|recept|encaiss|rembours)[a-z]{1,6}~60~(?:transfer|revers|renvo|retir|crypto|bitcoin|western|commission|faites suivre|gard(?:ez|ant))[a-z]{0,6}",
      "retir(?:ez|er)~60~(?:cartes?|plafond|rapport|remett)[a-z]{0,6}|(?:rapportez|remettez) les especes|(?:en gardant|gardez|commission de|vous gardez|contre) (?:\\d{1,2} ?%|la moitie)|\\d{1,2} ?% (?:pour vous|vous reviennent|par operation)",
      "compte (?:servira|bancaire a votre nom|loue)|fonds (?:sont )?bloques|remboursez nos clients|(?:sa|la) carte~60~(?:retirer|virement|code)",
      "(?:avec|sur) notre argent~40~compte",
      "(?:transit|circul|faire passer|faites passer|pass(?:e|ez|er))[a-z]{0,4}~40~(?:fonds|ventes|argent|sommes?|paiements?|virements?|encaissements?)",
      "(?:par|sur|via) (?:votre|ton) (?:revolut|n26|lydia|paypal|nickel|compte|livret)",
      "compte bancaire (?:actif|personnel|a vous)|(?:conserv|gard|touch)[a-z]{1,4}~20~\\d{1,2} ?%~30~(?:operation|virement|transfert|somme|chaque)[a-z]{0,2}",
      "(?:accept|recev|recoi|collect)[a-z]{1,4}~30~(?:virements?|paiements?|sommes?|fonds|depots?)~60~(?:transfer|revers|renvo|autre compte|envo)[a-z]{0,5}",
      "(?:enverr|envoi|envoy|vers)[a-z]{1,3}~25~(?:somme|argent|fonds)~60~(?:revers|remett|donn|renvo)[a-z]{1,5}",
      "(?:enveloppes?|sommes?|especes)~20~(?:d'argent|aupres)~60~(?:remett|rapport|donn)[a-z]{1,4}",
      "clients?~15~vous (?:paie|paieront|payent|versent|virent|reglent)[a-z]{0,4}~70~(?:renvo|revers|difference|transfer|reste)[a-z]{0,4}",
      "encaiss[a-z]{1,4}~60~(?:restitu|revers|renvo|transfer|vire)[a-z]{1,5}",
    ),
    unless: phrase(
      "vacanciers|tresorier|presidente|regie|sequestre|guichet|on ne touche jamais|terminal|caisse|comptoir|rapprochement|standard|appels",
    ),
  },
  {
    rule: "parcels_at_home",
    find: phrase(
      "(?:chez vous|votre (?:domicile|adresse|garage)|a domicile)~90~(?:colis|paquets?|cartons?|reception|expedi[a-z]{1,4}|montres)|(?:colis|paquets?|cartons?)~60~(?:chez vous|a votre domicile|au nom d'une autre)",
      "(?:reexpedi[a-z]{1,6}|expediez)(?: ~20~)?~30~(?:autre nom|etranger|autre adresse)|reexpedi[a-z]{1,6}|domicile requis|changez l'etiquette",
      "(?:emball|recev|stock)[a-z]{1,5}~60~(?:votre|ton) (?:salon|domicile|garage|logement|cave)~60~(?:post|envo|expedi|remett)[a-z]{1,4}",
      "(?:montres|telephones|paquets?|colis)~60~(?:sous un autre nom|nouveau nom)",
    ),
    unless: phrase("entrepot|quai|atelier|retours"),
  },
  {
    rule: "gift_cards",
    find: phrase(
      "(?:achet|prend|amen|obten)[a-z]{0,5}~50~(?:cartes? (?:cadeaux?|steam|prepayees?|itunes)|coupons?|recharges?|cadeaux)",
      "avancez~20~(?:recharges|coupons)",
      "(?:achet|pren|procur|command)[a-z]{1,4}~40~(?:bons?|cartes?|tickets?|coupons?)~25~(?:fnac|amazon|google|apple|steam|cadeaux?|d'achat|pcs|transcash|neosurf|netflix)",
      "cartes cadeaux~60~(?:gratt|codes?|chiffres)[a-z]{0,3}",
    ),
  },
  {
    rule: "cheque",
    find: phrase(
      "cheques?~110~(?:revers|rend|renvo|rembours|gard|reste|surplus|difference|achet|vendeur|regle|postez|imprim|fournisseur)[a-z]{0,6}",
      "(?:encaisser un|imprimez des|trop par) cheque",
      "mandat~30~revers[a-z]{1,4}",
      "effet bancaire|(?:excedent|surplus|trop[ -]percu|difference)~30~(?:renvo|retourn|revers|vir)[a-z]{1,4}|(?:renvo|retourn|revers|vir|rend)[a-z]{1,4}~20~(?:l'excedent|le surplus|le trop|la difference)|(?:envoie|recev[a-z]{1,3}|laisse|parvenir|adresse)~30~cheque~60~(?:vous|avec|avant|couvr|achat)[a-z]{0,4}",
    ),
    unless: phrase(
      "(?:carte|especes),? (?:et |ou )?cheques?|cheques? (?:et|ou) (?:especes|carte)|fond de caisse|clients?(?! est| internationaux)(?:,| sur)|tickets? resto|presidente|guichet|automate",
    ),
  },
  {
    rule: "outside_contact",
    find: phrase(
      "(?:wh?ats? ?app?|telegram|signal|snap(?:chat)?|messenger|wechat|viber)~60~(?:0[67]|@|seulement|uniquement|obligatoire|seul|demandes?|iban|transme[a-z]{1,4})",
      "(?:repond|ecri|contact|ajout|entretien|messagerie)[a-z]{0,5}~40~(?:whats ?app|telegram|signal|snap(?:chat)?|messenger|wechat)",
      "(?:pas de reponse|repond pas?|ne postulez pas|jamais|ne consulte pas)(?: ce| par)? (?:ici|site)|ici on repond pa",
      "(?:0|\\+33 ?)[67](?:[ .]?\\d{2}){4}",
      "[a-z0-9._+-]{1,40}@[a-z0-9-]{1,40}\\.[a-z]{2,10}",
      "ne communique que par (?:texto|sms)|pas d'appel a|inutile d'appeler",
    ),
    unless: phrase("standard|page (?:instagram|facebook)"),
  },
  {
    rule: "easy_money",
    find: phrase(
      "(?:gains?|revenus?|argent|salaire)s? (?:garantis?|illimites?|a vie|passifs?|faciles?|sans limite|assures?)|\\d{2,4} ?€ (?:par jour )?assures|(?:aucun|sans) travail|(?:doubl(?:ez|er)|double) en|parrain[a-z]{1,4}|sous vous|arretez de travailler|sans experience~30~(?:€|jour)|(?:recrutez|inscrivez|faites entrer)~30~(?:amis|personnes?|joueurs)|personne (?:recrutee|que vous)|embauche (?:est )?automatique|embauchees? d'office|filleuls?|gagne[rz] (?:votre|ta) vie|en dormant|sans (?:aucun )?(?:effort|diplome ni effort)|depuis (?:votre|ton) (?:canape|lit)|jusqu'a \\d{3,4} ?€ (?:par|la) (?:jour|journee)|fructifi[a-z]{1,4}|commencez avec \\d{2,4}|(?:solde|capital|mise|argent)~20~(?:grimp|augment|doubl)[a-z]{1,4}|libre financierement|quittez (?:votre|ton) (?:patron|emploi|travail)|liberte financiere|doublez (?:vos|votre)|(?:rechargez|debloque[rz])~30~(?:solde|gains)",
    ),
    unless: phrase("fixe garanti"),
  },
  {
    rule: "bought_certificate",
    find: phrase(
      "(?:diplome|carte (?:professionnelle|pro|vtc|btp)|caces|ssiap|certificat|bnssa|agrement|permis|habilitation)~60~(?:contre|fournie? sous|fournie? en|sans (?:passer |)?(?:l'|)?(?:examen|controle)|au choix|delivre|echange|obtenus?|pour \\d|rapide)",
      "(?:faux|fausses?) (?:avis|justificatifs?|fiches?|papiers|documents)|falsifie[es]?",
    ),
  },
  {
    rule: "lent_account",
    find: phrase(
      "prete[ -]noms?|(?:cartes?|comptes?|lignes?|credit|pret|vehicule|camionnette|abonnements?|telephones?)~30~a votre nom|votre nom pour|sous l'identite|votre identite pour|(?:sous|avec) (?:un autre nom|le (?:nom|compte) d'un)|(?:carte|compte|badge) (?:d'un(?:e)? (?:autre|collegue)|prete par|loue)|location du compte|sans papiers|pas de papiers|papiers non demandes|(?:ouvr|signer?|publie|louez|creez)[a-z]{0,3}~50~(?:votre nom|vos pieces|les papiers de la|les statuts)|laissez[ -]nous les identifiants|transmettez nous les acces|remettez[ -]nous la carte|passeports? (?:gardes?|sera garde)",
    ),
  },
  {
    rule: "deceived_people",
    find: phrase(
      "au nom de (?:leur|sa|la) banque|(?:obtenir|demandez?|relev[a-z]{1,3}|notez|recopiez|filmez)~50~(?:leurs? (?:codes?|iban|carte)|codes? (?:recus?|d'immeuble|tapes)|numeros? (?:complet )?de (?:leur )?cartes?|cryptogramme|le code)|en (?:se|vous) (?:faisant passer|presentant comme)|presentez[ -]vous~30~comme (?:agent|technicien|employe|conseiller|policier|livreur)|en disant que|petition|en disant (?:que|venir)|faux profils|profils de femmes|profils et photos fournis|creez des profils|(?:chiffres|numeros?|code|date de naissance)~20~de leurs? (?:carte|compte)|leurs? (?:carte bancaire|date de naissance)|avis (?:elogieux|positifs?)|(?:faux|fausses?) (?:remboursement|avis|profils?|pretexte|nom|contrats?|identite)|vaut bon de commande|sans montrer le contrat|doublez les devis|soins non realises|avis cinq etoiles|ordonnances que|avec (?:les|des) cartes que nous|sans autorisation|badge imprime|sans facture|ne declare rien|tickets imprimes|ne demandez pas d'ou",
    ),
    unless: phrase(
      "ne jamais demander|patients|age des|supprim[a-z]{1,4}|signal[a-z]{1,4}|frauduleu[a-z]{1,4}|detect[a-z]{1,4}",
    ),
  },
  {
    rule: "secrecy",
    find: phrase(
      "ne (?:posez|demandez) (?:pas|jamais) (?:ce|d'ou|pourquoi|de questions?)|(?:pay[a-z]{1,6}|paiement) en liquide|ne (?:posez|demandez)(?: pas)?(?: aucune)?(?: de)? questions?|aucune question|ne rien (?:dire|ouvrir)|ne dites rien|ne les ouvrez pas|sacs fermes|la nuit, cles fournies|en liquide|inutile d'appeler",
    ),
  },
  {
    rule: "login_link",
    find: phrase(
      "(?:connect|identifi|saisi|rempli|telecharg|clique|televers|verif|numero|valid|lien|questionnaire|site)[a-z]{0,8}~90~[a-z0-9-]{3,60}\\.(?:example|com|fr|net|org|info)(?:[/][^ ]{0,80})?|anydesk|teamviewer|lien de paiement",
      "connect[a-z]{1,4}~20~(?:banque|bancaires?)|banque en ligne",
    ),
  },
  {
    rule: "bank_details",
    find: phrase(
      "(?:envo[iy]|repond|donn|transme|joi(?:gn|nd)|telever|saisi|indiqu|ecriv|scan|avec|demande|rib)[a-z]{0,6}~50~(?:rib|iban|numero de (?:votre )?carte|carte bleue|carte bancaire|code de carte bancaire|identifiants bancaires)|(?:rib|iban)~40~(?:demandee?s?|avant|pour (?:etre|entrer))|acces a votre compte bancaire|votre code de carte|verifier votre compte|notification de votre banque|comptes dans",
    ),
    unless: phrase(
      "des (?:salaries|personnels?)|attestations des salaries|ne jamais|on ne touche jamais|terminal|encaissement|la societe|expire|des clients|dans le logiciel",
    ),
  },
  {
    rule: "identity_papers",
    find: phrase(
      "(?:envo[iy]|photo|scan|numeris|telever|ecriv|transme|joi(?:gn|nd)|avec|exige|demande|joint)[a-z]{0,6}~50~(?:cartes? d'identite|pieces? d'identite|cni|passeports?|cartes? vitale|titre de sejour|papiers|numero de securite sociale)|(?:cartes? d'identite|pieces? d'identite|cni|passeports?|carte vitale|papiers)~45~(?:exigee? avant|en photo|recto|selfie|demandes?|joint|visage|par (?:mail|courrier|la poste)|d'abord|avant)",
    ),
    unless: phrase(
      "mairie|candidats|des clients|des patients|electeurs|deja (?:recues|au dossier)|premier jour|rendez vous, dossiers|acheteurs|agence, retour|destinataire|visiteurs|controle des|cheques avec|contre une|rendue? (?:a|en)|le jour|sur place|destruction",
    ),
  },
  {
    rule: "codes",
    find: phrase(
      "code(?: de validation)? (?:recu|que vous)|(?:sms|texto|code)~30~que vous (?:nous |lui |leur )?(?:lirez|donnerez|enverrez|transmettrez)|le sms que~50~(?:enverra|recevr)[a-z]{0,3}|votre code de carte|mot de passe (?:ameli|renfort)|saisissez votre mot de passe|sms au 8|envoyez [a-z]{3,10} au \\d{2} ?\\d{3}",
    ),
    unless: phrase("ne jamais"),
  },
];
