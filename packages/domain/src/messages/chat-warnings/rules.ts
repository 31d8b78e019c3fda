import { ELSEWHERE_RULE, LINK_RULE } from "./contact-rules.ts";
import { type ChatRule, phrase } from "./kind.ts";
import { CHEQUE_RULE, MONEY_RULE } from "./money-rules.ts";
import { ASKS, CAUTION, GIVE, IN_PERSON } from "./words.ts";

const ACCESS =
  "(?:code|mot de passe) (?:de l[a']|du|d'|des)[ ']?(?:porte|portail|grille|immeuble|acces|alarme|coffre|casier|wifi|caisse|tablette|promo|entree|garage|local|batiment|site)|vestimentaire|digicode|post[ -]it|codes?[ -](?:barres?|postal|couleur|promo)|(?:porte|portail|alarme|coffre|casier|grille|wifi|vestiaire|camion|tablette|caisse)";

const CODE_RULE: ChatRule = {
  kind: "code",
  patterns: [
    {
      find: phrase(
        "codes?|chiffres?|nombre|(?:numero|suite) (?:a|de) (?:[456]|quatre|cinq|six) chiffres|(?:numero|ce)~25~par (?:sms|texto)|otp",
      ),
      beside: phrase(
        "recue?s?|recoi[a-z]{1,4}|recevoir|recevez|recevrez|va(?:s| vous| te)? arriver|arrive|affich[a-z]{1,4}|tomb[a-z]{1,3}|part(?:ir|i)?|vient d[e']~20~(?:arriver|envoye|adresse)|(?:a|est|ete) (?:envoyee?|adressee?|texte)|(?:envoi[a-z]{0,3}|genere[a-z]{0,3}) (?:un|le) code|sms|textos?|verification|confirmation|validation|expire",
      ),
      asks: phrase(ASKS, "c'est (?:quoi|koi|lequel)|quel(?:s|le)? (?:est|sont)|lir(?:e|ez)|lequel|lesquels"),
      unless: phrase(
        CAUTION,
        ACCESS,
        "qui l'avez demande|pointer|vous pointez|clients?|commande|livraison|colis|tarif|nombre de|php|html|source|developpeu[a-z]{1,3}",
      ),
    },
    {
      find: phrase(
        "(?:sms|texto|message)~50~(?:(?:marque|ecrit|inscrit|indique|dedans)|(?:de|d') ?(?:verification|confirmation|validation))",
        "(?:capture[a-z]{0,2}|photo)~25~(?:sms|texto)",
        "numero~30~(?:ecran|portable|telephone)",
        "(?:texte|contenu)~10~(?:sms|texto|message)",
      ),
      asks: phrase(GIVE, "lir(?:e|ez)"),
      unless: phrase(CAUTION, ACCESS),
    },
    {
      find: phrase(
        "(?:recu|recevoir|recevez|arrive[rz]?)~40~(?:sms|textos?|notification)|(?:sms|textos?|notification)~50~(?:recu|recevoir|recevez|arrive|part|vers (?:vous|toi))",
      ),
      asks: phrase(
        "(?:transfer|lis|lisez|lire|dict|recopi|copi|repet|captur|renvo)[a-z]{0,4}|(?:fai(?:tes|s)|faire)~8~suivre|ce qu'il (?:dit|contient)|il dit quoi|ce que (?:ca|c') ?(?:dit|est)",
      ),
      unless: phrase(CAUTION, ACCESS, "planning|adresse"),
    },
    {
      find: phrase(
        "(?:votre|ton|vos|tes|moi|nous|me)~25~(?:mots? de passe|mdp|identifiants?|codes? d'acces|acces (?:france ?connect|ameli|impots|caf|banque))",
        "(?:mots? de passe|mdp|identifiants?|codes? d'acces)~40~(?:votre|ton|vos|tes|ta|moi)",
        "codes?~25~(?:votre|ta|sa|de) (?:carte|cb|banque)",
      ),
      asks: phrase(ASKS, "on peut|avec"),
      unless: phrase(
        CAUTION,
        ACCESS,
        "(?:vous|te) (?:sera|seront|donner[a-z]{1,3}|sont)|on vous|je vous|ordinateur de|poste de|oublie|notre logiciel|logiciel|magasin|agents|salaries|eleves|clients?(?! banque)|affiche|fournis",
      ),
    },
    {
      find: phrase(
        "(?:accept|valid|approuv|confirm|autoris|repond)[a-z]{1,4}~70~(?:banque|bancaire|paypal|lydia)|(?:banque|bancaire)~70~(?:accept|valid|approuv|confirm|autoris)(?:ez|er|e|es)",
      ),
      beside: phrase("notifications?|operation|demande|connexion|virement|paiement|appel(?:er|le|lera)?|oui"),
      unless: phrase(CAUTION, "clients?|terminal|rapprochement"),
    },
    {
      find: phrase(
        "(?:code|chiffres?|numero|sms|texto|message)~60~(?:que (?:tu|vous) (?:as|a|avez|va|vas|allez|venez)|(?:ke|que) t[ua']? ?(?:a|as|va)? ?re[cs]u|recue?s?|recevoir|(?:va|vient d[e'])(?: vous)? (?:arriver|envoyer)|arrive|affiche)",
        "(?:recevoir|recu|recevrez|adresse|envoye?r?|affiche|banque)~50~(?:(?<!du )codes?|\\d chiffres?|chiffres|otp|3d secure)",
        "(?:message|sms|texto|notification) (?:de |d')(?:votre|ton|ta|l') ?(?:operateur|banque|telephone)",
        "(?:code|sms|otp|chiffres) (?:[a-z0-9]{1,8} ){0,3}(?:otp|secure|sms|banque|lydia|paypal|whatsapp|de (?:verification|confirmation|validation|securite))",
        "code (?:de )?(?:verification|confirmation|validation|securite|otp|secret|confidentiel|pin)|otp",
      ),
      asks: phrase(
        GIVE,
        "c'est (?:quoi|koi)|quel est|me le|le moi|les moi|capture|renvo[a-z]{1,5}|fai(?:tes|s)[ -]moi|(?:faites|fais|faire) suivre",
      ),
      unless: phrase(CAUTION, ACCESS, "qui l'avez demande"),
    },
    {
      find: phrase(
        "(?:mots? de passe|mdp|identifiants?|code (?:snap|insta|facebook|gmail|sim|pin|secret|confidentiel|de (?:votre|ta) carte))~30~(?:renfort|gmail|boite|mail|votre|ton|ta|france travail|ameli|compte|banque|snap|insta|sim|carte|facebook)",
        "(?:votre|ton|vos|tes|ta) (?:mots? de passe|mdp|code (?:pin|secret|confidentiel|snap|insta|sim|de carte|otp))",
      ),
      asks: phrase(ASKS, "et je|pour"),
      unless: phrase(CAUTION, "caisse|tablette|wifi|magasin|clients?(?! banque)|agents|jamais"),
    },
    {
      find: phrase(
        "(?:accept|valid|approuv|confirm|autoris)(?:ez|er|e|es)~40~(?:appli(?:cation)? bancaire|appli de (?:ta|votre) banque|banque)",
        "(?:appli(?:cation)? (?:bancaire|de (?:ta|votre) banque))~40~(?:accept|valid|approuv|confirm|autoris)(?:ez|er|e|es)",
        "(?:accept|valid|approuv)(?:ez|er|e|es) (?:la |cette |une )?(?:notification|demande|connexion)(?: de connexion)? qui (?:s'affiche|arrive)",
      ),
    },
  ],
};

const BANK_DETAILS =
  "(?:iban|rib|bic|compte en banque|coordonnees? (?:bancaires?|de (?:votre|ton) compte)|(?:identifiants?|codes?) (?:bancaires?|de (?:votre|ta) banque)|releves? (?:d'identite bancaire|de comptes?|bancaires?)|(?:numero|num|n°?) de (?:(?:votre|ta|ton) )?(?:compte(?: bancaire)?|carte(?: (?:visa|bleue|bancaire))?|cb)|banque en ligne|cryptogramme|(?:16|seize) chiffres|(?:3|trois) chiffres (?:derriere|du verso|au dos|du dos)|code au dos|solde de (?:votre|ton) compte|capture de (?:votre|ton) compte|espace client banque)";

const CARD_FIGURES =
  "(?:(?:16|seize) (?:numeros?|chiffres)|(?:3|trois) (?:derniers )?(?:chiffres|numeros)~12~(?:derriere|verso|dos)|date d'(?:expiration|expir)|cryptogramme|(?:chiffres?|numeros?|photo) de (?:votre|ta|la|sa) (?:carte (?:bleue|bancaire|de paiement|visa)|cb)|fr ?76|(?:nom de )?(?:votre|ta|quelle) banque)";
const ACCOUNT_DETAILS =
  "(?:(?:vos|votre|tes|ton|leurs?) [a-z]{3,15} bancaires?|carte (?:visa|mastercard)|carte enregistree|(?:votre|ta) carte~60~(?:credit|debit|prelev|verifi)[a-z]{1,4}|coordonnees? (?:de )?(?:compte|bancaires?)|(?:infos?|informations?|donnees) bancaires?|comptes? bancaires?|espaces? (?:bancaires?|client de (?:votre|ta) banque)|acces~20~(?:banque|bancaire)|attestation de compte|numeros? de compte|releves? (?:recents?|de comptes?)|quelle banque|carte (?:bleue|bancaire|de paiement|visa|de credit))";
/** A request so plain that only a warning or a meeting excuses it. */
const NO_PLAIN_REQUEST = [
  CAUTION,
  IN_PERSON,
  "(?:les|des|aux|un|une|le|la|du|au) (?:clients?|cliente|salaries|patients|visiteurs|locataires|voyageurs)(?! (?:le|la|l') ?(?:veut|demande|exige))|terminal|tpe|automate|fidelite|guichet|j'ai (?:deja|bien|mis|perdu|une?)|je n'ai (?:pas|plus)|ma carte|mon rib",
];

const NO_BANK_REQUEST = phrase(
  CAUTION,
  IN_PERSON,
  "(?:terminal|tpe|encaiss[a-z]{1,6}|fidelite|essence|plein|enregistree?|comptable apres|compta|comptabilite|j'ai pas|nouveau rib|a qui)(?! a besoin)(?<!logiciel de)|especes|verifier (?:mon|votre) rib|je n'ai pas|vous payez",
);

const IBAN_RULE: ChatRule = {
  kind: "iban",
  patterns: [
    { find: phrase("fr ?\\d{2}(?: ?[a-z0-9]{4}){5} ?[a-z0-9]{1,3}", "[45]\\d{3}(?:[ -]?\\d{4}){3}") },
    { find: phrase(BANK_DETAILS), unless: NO_BANK_REQUEST },
    {
      find: phrase(BANK_DETAILS, CARD_FIGURES, ACCOUNT_DETAILS),
      asks: phrase(ASKS, "quel(?:le)? est"),
      unless: phrase(...NO_PLAIN_REQUEST),
    },
    {
      find: phrase("carte (?:bancaire|bleue|visa|mastercard|de credit|de paiement)|cb"),
      asks: phrase(ASKS, "pour (?:la reservation|bloquer)"),
      unless: NO_BANK_REQUEST,
    },
  ],
};

const PAPERS =
  "(?:(?:pieces?|cartes?|documents?|papiers?|titres?) (?:nationales? )?d'? ?identite|cni|cartes? de sejour|papiers scannes|avis d'impots?|(?:nom|date|lieu)~12~(?:de naissance|mere)|passe?ports?|cartes? vitale|titres? de sejour|(?:numero|num|n°?) de (?:secu(?:rite sociale)?|ss)|secu complet|numero (?:insee|de securite)|nir|numero fiscal|justificatif de domicile|avis d'imposition|livret de famille|acte de naissance|attestation de (?:secu|securite sociale)|nom de jeune fille|facture (?:edf|recente)|(?:vos|tes) papiers)";

const NO_PAPERS_REQUEST = phrase(
  CAUTION,
  IN_PERSON,
  "(?:les|des|aux|du|nos|un|aux) clients?(?! final)|vacanciers|visiteurs|chien|du chat|j'ai|je n'ai|ma carte|mon passeport|(?:le|du) permis (?:b )?suffit|permis (?:b|en cours)|passeports de la|service des passeports|mairie|diplome|perime|dois[ -]je|faut[ -]il|soi[ -]meme|vous[ -]meme|la loi|alcool|a rendre|au depart",
);

const IDENTITY_RULE: ChatRule = {
  kind: "identity",
  patterns: [
    {
      find: phrase(
        `(?:selfie|filme[rz]?|video|visage|photo de vous|tenant)~60~${PAPERS}`,
        "(?:selfie|photo de (?:vous|toi)|votre visage|ton visage)~40~(?:carte|papiers?|permis|document|piece)",
        `${PAPERS}~60~(?:selfie|visage|a la main)`,
        "(?:identifiants?|mot de passe|mdp)~20~(?:france ?connect|ameli|impots|caf)",
        `(?:voici|voila|je (?:vous )?(?:envoie|transmets|joins|laisse|mets))(?: deja| d'avance| aussi)?~30~${PAPERS}`,
      ),
      unless: phrase(CAUTION, IN_PERSON),
    },
    {
      find: phrase(
        `(?:${GIVE}|photos?|scans?|cliches?|copies?)~60~${PAPERS}`,
        `${PAPERS}~60~(?:${GIVE}|photos?|scans?|copies?|recto|devant|par (?:messages?|mail|retour)|dans ce fil|avant (?:tout|l'|le|la|de|toute))`,
      ),
      unless: phrase(...NO_PLAIN_REQUEST, "mairie|chien|chat|la loi|alcool|diplome|dois[ -]je|faut[ -]il"),
    },
    {
      find: phrase(`(?:votre|ta|ton|vos|tes) ${PAPERS}`, "numero~12~(?:secu|securite sociale|insee|fiscal)"),
      unless: NO_PAPERS_REQUEST,
    },
    {
      find: phrase(PAPERS),
      asks: phrase(
        ASKS,
        "avant|obligatoires?|recto|joindre|jointe?|fournir|tenez|valide|complet|c'est pour|pour (?:la|votre|ta|te|vous)",
      ),
      unless: NO_PAPERS_REQUEST,
    },
    {
      find: phrase(`${PAPERS}~60~(?:dans ce fil|ici|par messages?|par mail|en piece jointe)`),
      unless: phrase(CAUTION),
    },
    {
      find: phrase("permis(?: de conduire)?"),
      asks: phrase(ASKS, "photo|scan|copie|recto|deux (?:cotes|faces)|2 cotes"),
      unless: NO_PAPERS_REQUEST,
    },
  ],
};

/** The gravest first, in the order of `CHAT_WARNING_KINDS`. */
export const CHAT_RULES: readonly ChatRule[] = [
  CODE_RULE,
  IBAN_RULE,
  IDENTITY_RULE,
  CHEQUE_RULE,
  MONEY_RULE,
  LINK_RULE,
  ELSEWHERE_RULE,
];
