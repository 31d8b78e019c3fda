import { block, type Pattern, refused, wanted, warn } from "./rule.ts";

/** Ages of guests, children, bottles and firms are nobody's affair here. */
const OTHER_AGES =
  /tarif|visiteur|spectateur|enfants?\b|adolescents?|eleves?\b|centre de loisirs|jeune public|gratuit|d'age\b.{0,5}$|whisk|rhum|\bvins?\b|depuis|il y a|fonde|maison de|garantie|apprenti|l6222|service civique|contrat de professionnalisation/;
const STAGE = /tournage|figurant|comedien|actrice|acteur|\brole\b|casting|mannequin|modele|defile|jouer/;
const INTIMACY = /palpation|toilette|intime|intimite/;
const LAWFUL_SEX = new RegExp(`${STAGE.source}|${INTIMACY.source}`);
const BOTH_SEXES =
  /hommes?(?: et | ou |\/|, )(?:une? |les |des )?femmes?|femmes?(?: et | ou |\/|, )(?:une? |les |des )?hommes?|\bh ?\/ ?f\b|\bf ?\/ ?h\b|\bh\/f|fille(?: et | ou )garcon|garcons?(?: et | ou )(?:une? )?filles?/;
const NOT_PEOPLE =
  /rayon|pret-a-porter|vestiaire|coupe|coiffure|collection|chaussures? |vetements?|parfum|\bmode (?:homme|femme)|sage-femme/;

const OLD =
  "seniors?|retraites?|personnes? agees?|vieux|quinquas?|quinquagenaires?|sexagenaires?|plus de \\d\\d ans|moins de \\d\\d ans";
const MAN_OR_WOMAN =
  "hommes?(?! de )|femmes?(?! voilee| enceinte| de menage| de chambre| musulmane)|filles?|garcons?|gars|mecs?|dames?|messieurs|demoiselles?|nanas?";
const WOMEN_AT_WORK =
  "serveuses?|barmaids?|hotesses?|caissieres?|vendeuses?|cuisinieres?|coiffeuses?|femmes? de (?:menage|chambre)|plongeuses?|livreuses?|animatrices?|receptionnistes? femmes?|infirmieres?|aides? menageres?";
const MEN_TOO =
  /serveurs?\b|barmans?\b|barmen\b|\bhotes?\b|caissiers?\b|vendeurs?\b|cuisiniers?\b|coiffeurs?\b|plongeurs?\b|livreurs?\b|animateurs?\b|infirmiers?\b|h ?\/ ?f|valets?\b/;

export const PERSON: readonly Pattern[] = [
  block("age", /\b[1-9]\d ?(?:-|\/|a) ?[1-9]\d ans\b|\bentre (?:1[89]|[2-9]\d)(?: ans)? et [2-9]\d ans\b/, {
    unless: new RegExp(`${OTHER_AGES.source}|\\b1\\d ?(?:-|/|a) ?1[0-7] ans|experience`),
    soften: STAGE,
  }),
  block(
    "age",
    /\b[1-9]\d ans (?:max\b|maxi|maximum|au plus|et moins|au maximum|grand maximum)|\b(?:max|maxi|maximum)\b[ :]{1,3}[1-9]\d ans(?! d')|\bage (?:maxi|limite|maximal)|limite d'age/,
    {
      unless: OTHER_AGES,
    },
  ),
  block(
    "age",
    /\b(?:19|[2-9]\d) ans (?:min\b|mini|minimum|au moins|et plus|au minimum)|\b(?:minimum|au moins|age minimum)[ :]{1,3}(?:19|[2-9]\d) ans(?! d')/,
    {
      unless: OTHER_AGES,
      soften: /assureur|assurance/,
    },
  ),
  block("age", refused(OLD), { unless: /tarif|experience|depuis|visiteur|residence/ }),
  block(
    "age",
    /\b(?:quelqu'un|personnes?|candidat\w*|profils?|hommes?|femmes?|vous avez|avoir|ayant|ages?|agee?s?)\W{1,3}(?:de )?(?:moins|plus) de [2-9]\d ans/,
    {
      unless: /tarif|visiteur|accompagn|accueil de|depuis/,
    },
  ),
  block("age", /\bnee?s?(?:\(e\))?s? (?:apres|avant|a partir de) (?:19|20)\d\d/),
  block("age", /\b(?:avez|avoir|ayant|dans) la (?:petite |bonne )?(?:vingtaine|trentaine|quarantaine)\b/),
  block(
    "age",
    /\bpersonnes? (?:d'age )?mures?\b|\b(?:profils?|personnes?|candidat\w*|quelqu'un)(?: plutot| d'assez)?(?: de)? jeunes?\b/,
  ),
  block(
    "age",
    /\bjeunes? (?:hommes?|femmes?|filles?|garcons?|dames?|gars|gens|personnes?|candidat\w*|serveu\w+|vendeu\w+|hotes\w*|cuisini\w+|employe\w*|motive\w*|dynamiques?)\b/,
    {
      unless: /accompagn|encadr|foyer|club|tarif|sport|public|bienvenu|accept|\b(?:accueil|groupe) de jeunes/,
    },
  ),
  block(
    "age",
    wanted(
      "jeunes?(?! (?:diplome|conduct|enfant|public|arbre|plant|pousse|entreprise|societe|maison|marque|start|chef|equipe|talent|adulte|retraite))",
      "[^.;:]{0,25}? (?:de |des |un |une |uniquement |plutot |les )?",
    ),
    {
      unless: /tarif|equipe jeune|ambiance jeune|accompagn|encadr|club|foyer|mission locale|moins jeunes|clientele/,
    },
  ),
  warn(
    "age",
    /\b(?:equipe|ambiance|esprit|structure|clientele|entreprise) (?:\w+ et )?jeune\b|\bjeune equipe\b|moyenne d'age|jeunes? diplome|jeunes? talents?|digital nati/,
  ),
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

  block("sex", wanted(MAN_OR_WOMAN, "[^.;:]{0,35}?"), {
    unless: new RegExp(`${BOTH_SEXES.source}|${NOT_PEOPLE.source}`),
    soften: LAWFUL_SEX,
  }),
  block("sex", refused(MAN_OR_WOMAN), {
    unless: new RegExp(`${BOTH_SEXES.source}|${NOT_PEOPLE.source}|discrimin`),
    soften: LAWFUL_SEX,
  }),
  block("sex", /\bde preference (?:une?|des) (?:homme|femme|fille|garcon|dame)/),
  block("sex", /\bjeunes? (?:hommes?|femmes?|filles?|garcons?|dames?|gars)\b/, {
    unless: new RegExp(`${BOTH_SEXES.source}|foyer|club|accompagn|equipe de`),
  }),
  block("sex", /\b(?:hommes?|femmes?|filles?|garcons?|dame)\b(?! de (?:menage|chambre|toutes|service))/, {
    in: "title",
    unless: new RegExp(`${BOTH_SEXES.source}|${NOT_PEOPLE.source}`),
    soften: LAWFUL_SEX,
  }),
  block(
    "sex",
    /\((?:h|f|homme|femme)\)|\b[hf] (?:de preference|uniquement|seulement|exclusivement|only)\b|\buniquement [hf]\b/,
  ),
  block("sex", /\b(?:de sexe|profils?|candidat\w*|personnel) (?:masculin|feminin)/, { soften: LAWFUL_SEX }),
  block(
    "sex",
    new RegExp(
      `\\b(?:${WOMEN_AT_WORK}) (?:uniquement|seulement|exclusivement)|\\b(?:uniquement|seulement|exclusivement) (?:une |des )?(?:${WOMEN_AT_WORK})`,
    ),
    {
      unless: MEN_TOO,
    },
  ),
  warn(
    "sex",
    /\bagente?s? [^.]{0,30}palpation|\b(?:mannequin|modele|figurante?) (?:homme|femme)|\b(?:mere|pere) de famille|\bcomedienne\b|\bactrice\b/,
    {
      unless: /comediens?\b|acteurs?\b|h ?\/ ?f/,
    },
  ),
  warn(
    "gendered_title",
    new RegExp(`\\b(?:recherch|cherch|recrut|embauch)\\w* (?:une |des |deux |trois |\\d+ )?(?:${WOMEN_AT_WORK})\\b`),
    {
      in: "description",
      unless: MEN_TOO,
    },
  ),

  block(
    "appearance",
    /\bphysique (?:agreable|avantageu|attrayant|attractif|attirant|soigne|harmonieu|plaisant|irreprochable|de \w+)|(?<!condition |forme |presentation |activite |effort )\bphysique (?:exig|demand|indispensable)|\bpresentation physique|photo en pied|photos? en maillot/,
    {
      unless: /preparation physique|activite physique|education physique/,
      soften: STAGE,
    },
  ),
  block(
    "appearance",
    /\bsilhouettes? (?:fine|elancee|mince|svelte|sportive)|\b(?:minces?|sveltes?|elancee?s?|sexy|costauds?|musclee?s?|bien foutue?s?|beau gosse|canons?|charmante?s?)\b|\bdents blanches|\bpeau (?:nette|parfaite|claire)|\bcarrure\b|gabarit imposant/,
    {
      unless: /\btranches? (?:minces?|fines?)|produits?|musculation|emballage|carton/,
      soften: STAGE,
    },
  ),
  block(
    "appearance",
    /\b(?:jolie?s?|belles?|beaux?) (?:filles?|femmes?|hommes?|garcons?|visages?|hotesses?|serveuses?|personnes?|physiques?)/,
    { soften: STAGE },
  ),
  block(
    "appearance",
    /\btaille (?:minimum|minimale|mini|maximum|exigee)\b|\b(?:mesurer|mesurant|taille)\b[^.;]{0,20}\b1 ?[,m.] ?\d\d\b|\b1 ?[,m.] ?\d\d ?m? (?:minimum|mini|min|au moins)\b|\btaille (?:3[2-9]|4\d)\b|\btailles? (?:xs|s|m)(?: ou \w+)? (?:max|exig|uniquement)/,
    {
      unless: /haies?|arbustes?|colis|produits?|tenue (?:fournie|pretee)|t-shirt|vigne/,
      soften: STAGE,
    },
  ),
  block("appearance", refused("(?:personnes? )?(?:en surpoids|obeses?|grosses?|gros|corpulente?s?|rondes?|fortes?)"), {
    unless: /gros (?:oeuvre|colis|volume|travaux)|grosses? (?:pieces|charges)/,
  }),
  warn(
    "appearance",
    /\b(?:tres )?(?:bonne|excellente|belle) presentation\b(?! physique)|presentation (?:irreprochable|impeccable) exig/,
  ),
  warn(
    "appearance",
    /\b(?:tatou|piercing)\w*|\brasage\b|\brase de pres\b|\bbarbes?\b[^.]{0,20}(?:interdit|refus|non)|\bpas de barbe/,
    { unless: /salon de tatouage|barbier|barber|bienvenus?|accept/ },
  ),
  warn(
    "appearance",
    /\bcv avec (?:une |votre )?photo|\bjoi(?:ndre|gnez) (?:une |votre |des )?photo|\bphotos? (?:obligatoire|recente|exigee|souhaitee|demandee|d'identite|a joindre|avec)|\bavec photo\b/,
    {
      unless: /photos? (?:des|de la|du) (?:produit|vehicule|plat)|studio|apres/,
    },
  ),
];
