import { asked, only, refused, wanted, wantedInTrade, words, youAre } from "./phrases.ts";
import type { DiscriminationRule } from "./rule.ts";

const ADULT = "(?:19|[2-7]\\d|vingt(?: cinq)?|trente(?: cinq)?|quarante(?: cinq)?|cinquante|soixante)";
/** Of a person: not of experience, of a licence or of a house. */
const YEARS =
  "(?: ?ans(?! d'(?:exp|exi|anc|age)| de (?:permis|metier|maison|savoir|pratique|service|conduite|presence))| balais| piges| printemps)";
const BRACKET = `(?:(?:entre |de |age de )?(?:1[4-9]|[2-5]\\d|vingt|trente) ?(?:ans )?(?:-|/|a|et) ?${ADULT}${YEARS})`;
const CEILING = `(?:(?:[+-] ?(?:de )?|(?:moins|plus|au dela|au dessus) de ?)${ADULT}${YEARS}|${ADULT}${YEARS} (?:max|maxi|maximum|au plus|au maximum)|max(?:imum|i)? ${ADULT}${YEARS})`;
const BY_THEMSELVES = "(?= ?[.,;:!?)]| ?$| s'| svp| merci| ne | non | refus| dans | sur | en | et | quand | pour )";
const OLD = `(?:seniors?|(?:trop )?(?:vieux|vieilles|ages|agees|anciens)${BY_THEMSELVES}|retrait(?:es|ee|ees)|preretraites?|cinquantenaires?|quinquagenaires?|quinquas?|quadragenaires?|quadras?|sexagenaires?|trentenaires?|papys?|mamies?|proches? de la retraite)`;
const YOUNG =
  "(?:jeun(?:e|es|ne|nes)(?! (?:entreprise|equipe|societe|marque|restaurant|start|maison|enfant|public|adulte|diplome|conduct|pousse|arbre|chiot|cheval|vigne|plant|agriculteur|bande|team|clientele|parent|maman|papa|actif|retraite|en |du |de |age)|ment)|ados?(?! )|jeunesse|sang neuf|sang jeune)";

export const AGE: DiscriminationRule = {
  rule: "age",
  refusals: [
    refused(`${CEILING}|${BRACKET}|les (?:plus|moins) de ${ADULT}(?= ans| ?[,:;.!]| s'| ne )|${OLD}`),
    words(
      `(?:pas|jamais|personne) (?:avoir )?(?:plus de|au dessus de|apres) ${ADULT}${YEARS}|depass\\w+ (?:la )?(?:quarantaine|cinquantaine)|adultes s'abstenir|place aux jeunes`,
    ),
  ],
  demands: [
    wanted(
      `${CEILING}|${BRACKET}|${YOUNG}|${ADULT}${YEARS} (?:mini|minimum|et plus)|(?:d'?)?age mur|mure|mamie|de leur generation|la nouvelle generation|nee?s? apres (?:19|20)\\d\\d`,
    ),
    wantedInTrade(`${CEILING}|${BRACKET}|jeunes? et dyn\\w+`),
    only(`${CEILING}|${BRACKET}|jeunes(?! diplome)(?= )|(?:personne )?jeune et [a-z]+`),
    youAre(
      `${BRACKET}|${CEILING}|la (?:vingtaine|trentaine|quarantaine)(?! d)|agee?s? (?:de|d'au)|jeunes?(?= et|$|[.,])|trentenaires?`,
    ),
    asked("(?:votre |l')?age|(?:votre )?date de naissance"),
    words(
      `${ADULT}${YEARS},? (?:max|maxi|maximum|au plus|c'est notre limite)|(?:max|maxi|maximum) ?:? ?${ADULT}${YEARS}|age (?:max|maxi|maximum|limite|requis|ideal|vise|souhaite)|limite d'age (?:fixee )?(?:a|de|:)|tranche d'age (?:visee|recherchee|souhaitee)|age ?: ?(?:entre )?\\d\\d|(?:reserve |ouvert |pour )?1[6-9]/[23]\\d(?= ?[.!]?$)|nee?s?(?:\\(e\\))? (?:apres|avant|entre|dans les annees) (?:19|20)\\d\\d|candidatures? ~20~jusqu'a ${ADULT} ans|generation (?:tiktok|z)|jeunes bosseurs|etudiante?s? de ${BRACKET}|jeune age|jeunes? seulement|^jeunes? (?:homme|femme|fille|serveu\\w+|vendeu\\w+)(?! de \\d)|^(?:une personne|quelqu'un) (?:agee? )?(?:${BRACKET}|${CEILING})`,
    ),
  ],
  unless:
    /\b(?:whisk|rhum|cheval|chien|vin\b|entreprise a \d|fete ses|apprenti|reduit|gratuit)|\b(?:1[0-7]|[3-9]) ?(?:-|\/|a|et) ?1[0-8] ans|\b\d\d a [6-9]\d ans|\bequipe[^.]{0,40}de \d\d a [4-9]\d ans|\bfoyer|\bmission locale|\bjeunes (?:travailleurs|majeurs|de \d\d)|\beducat\w+/,
};

const WOMAN =
  "(?:femmes?|dames?|demoiselles?|filles?|nanas?|meufs?|jeunes? (?:femmes?|filles?)|mesdames|gent feminine|presence feminine|main feminine|sexe feminin|personnel feminin|candidatures? feminines?)";
const MAN =
  "(?:hommes?|messieurs|monsieur|garcons?|gars|mecs?|bonhommes?|jeunes? (?:hommes?|garcons?)|gent masculine|presence masculine|sexe masculin|personnel masculin|candidatures? masculines?|bras d'homme)";
/** « femme de chambre » is a trade, « homme d’affaires » a client. */
const NOT_BOTH =
  "(?! (?:de (?:menage|chambre|service|salle|cafe|piste|cuisine|compagnie|cantine|terrain|rang|metier|main)|toutes|a tout|d'affaires|d'entretien|enceinte|voilee|mariee|victime|detenu|en detention|isolee|sans abri|cle|boucher|coiffeur))";
const ONE_SEX = `(?:${WOMAN}|${MAN})${NOT_BOTH}`;
const TRADE_OF_WOMEN =
  "(?:serveuses?|barmaids?|hotesses?|caissieres?|vendeuses?|cuisinieres?|coiffeuses?|animatrices?|infirmieres?|etudiantes?|estheticiennes?|candidates?)";

export const SEX: DiscriminationRule = {
  rule: "sex",
  refusals: [
    refused(ONE_SEX),
    words(
      `pas (?:un |d'|une |de )?(?:serveur|caissier|etudiant|hote|vendeur)s?|candidats, desole|messieurs peuvent passer leur tour`,
    ),
  ],
  demands: [
    wanted(ONE_SEX),
    only(ONE_SEX),
    youAre(`une? (?:${WOMAN}|${MAN})${NOT_BOTH}`),
    words(
      `(?:que des |uniquement (?:des )?|exclusivement (?:des )?)${TRADE_OF_WOMEN}|${TRADE_OF_WOMEN} (?:uniquement|seulement|exclusivement)|sexe (?:: )?(?:feminin|masculin)|[hf] (?:de preference|uniquement|seulement|exclusivement)|(?:travail|poste|univers) (?:d'|pour (?:un )?)(?:hommes?|monsieur)|(?:pas fait pour|pourvoir par|reservee a|exclusivement a|exige|demande que ce soit) une? (?:jeune )?(?:femme|homme)|femmes? ou rien|confie\\w* (?:la caisse )?a des (?:hommes|femmes)|les garcons seraient`,
    ),
    /\((?:f|homme|femme|hommes|femmes|jeune fille)\)/,
  ],
  unless:
    /\bh ?[/-] ?f\b|\bf ?[/-] ?h\b|\b(?:hommes?|garcons?)(?: ?(?:et|ou|\/|comme|,) ?)(?:une |des |les |aux |l')?(?:femmes?|filles?|dames?)|\b(?:femmes?|filles?|dames?)(?: ?(?:et|ou|\/|comme|,) ?)(?:un |une |des |les |aux |l')?(?:hommes?|garcons?|valets?|messieurs)|\bdu meme sexe|\bvestiaires? (?:hommes|femmes)|\bpret-a-porter|\b(?:journee|droits) des? femmes?|\bhommes grands/,
};

/** In the plural: in the singular it is often a language, a kitchen or a colour. */
const PEOPLES =
  "(?:etrangers|etrangeres|immigree?s?|migrants?|refugiee?s|sans papiers?|arabes|noirs|maghrebine?s|africaine?s|asiatiques|roumains|bulgares|italiens|marocains|algeriens|tunisiens|turcs|kurdes|maliens|antillaise?s|capverdiennes|ukrainiens|georgiens|vietnamiens|indiens|allemands|gitans|roms|gens du voyage|americains|europeen(?:s|ne|nes|\\(ne\\))?|gens du bled|(?:des|les|aux) (?:chinois|portugais|polonais|francais|anglais|japonais|senegalais|sri lankais|bangladais|blancs|bretons))";
const ANCESTRY =
  "(?:d'origine [a-z]+(?! controlee)|origine (?:etrangere|europeenne|africaine|maghrebine|francaise|asiatique)|originaires? d[eu'] ?[a-z]+|issue?s? de l'immigration|personnels? de couleur|personnes? de couleur|(?:de type |typee?s? |type )(?:europeen|nordique|caucasien|asiatique|africain|maghrebin)(?:ne)?|de nationalite [a-z]+|nationn?alite (?:francaise|europeenne|etrangere)|personnel (?:blanc|de salle asiatique)|ressortissants? (?:de l'union|europeen)[a-z ]{0,12}|citoyens? francais|nee?s? en france|(?:pre)?noms? (?:a consonance |bien )?(?:francaise?|arabes?|etranger)|communaute (?:portugaise|chinoise|turque|africaine)|francais d'origine|de souche)";

export const ORIGIN: DiscriminationRule = {
  rule: "origin",
  refusals: [
    refused(
      `${PEOPLES}|${ANCESTRY}|darabe|detrangers?|etranges|accent (?:etranger|africain|du bled|arabe)|profils? diversite|demandeurs? d'asile|titulaires d'un titre de sejour|etranger(?= |$|[.,!])`,
    ),
    words("sans nationalite francaise|les autres passez votre chemin|pas d'autres origines"),
  ],
  demands: [
    wanted(`${PEOPLES}|${ANCESTRY}|vrai (?:breton|francais|italien)|ouvriers d'europe de l'est`),
    wanted("(?:hommes?|femmes?|personnes?) (?:blanc(?:s|hes?)?|noire?s?)"),
    wantedInTrade("d'origine [a-z]+"),
    only(ANCESTRY),
    words(
      `(?:que|uniquement|exclusivement|seulement|reservee?s?) (?:des |les |aux )?(?:${PEOPLES}|francais)|(?:^|[,:] ?|candidats? |personnels? |profils? )(?:${PEOPLES}|francais) (?:uniquement|seulement|exclusivement|only|exigee?s?|de preference)`,
    ),
    youAre(
      "de (?:nation\\w+|langue maternelle) [a-z]+|francais (?:ou ressortissant|de naissance)|nee?s? en france|la nationalite (?:francaise|europeenne)",
    ),
    asked("(?:votre )?nationalite|(?:vos|votre|pays d') ?origines?|pays de naissance"),
    words(
      "nationn?alite (?:francaise|europeenne)~40~(?:exige|obligatoir|requis|imperati|depuis|prerequis)\\w*|(?:que des agents de|nationalite francaise et nes)|langue maternelle~20~(?:exige|obligatoire|imperati|indispensable)\\w*|(?:de|votre|etre de) langue maternelle|langue maternelle ?:|sans (?:pointe d')?accent|parents (?:doivent etre nes|francais)|100 ?% (?:franco )?francaise|franco francaise|bbr|bleu blanc rouge|peau (?:claire|blanche)|bien de chez nous|prenoms? francais|noms? (?:a consonance )?(?:bien )?francaise?|francais[e]? (?:doit etre |comme un )(?:native|francais)|personnel blanc|(?:capverdiennes|portugaises|polonaises) de preference|vrai (?:breton|italien)",
    ),
  ],
  unless:
    /\b(?:traduct\w+|interpret\w+|courant|parlez(?! francais comme)|pratique d[eu]|(?:une|autres?) langues?|produits?|fromages?|clientele (?:etrangere|internationale)|vins?|boeuf|viandes?|droit de travailler|delegation)\b/,
};

const DISEASE =
  "(?:handicap(?:e|es|ee|ees)?(?: physique| mental)?(?! n'est| est le)|travailleurs? (?:handicapes?|rqth)|rqth|invalides?|malades?|maladies?(?: chroniques?)?|depressifs?|depressives?|bipolaires?|seropositi(?:f|ve)s?|diabetiques?|asthmatiques?|allergiques?|epileptiques?|epilepsie|sourde?s?|malentendante?s?|burn out|(?:problemes?|soucis?) (?:de dos|de sante|psychologiques?)|mal de dos|sante fragile|dos fragile|fragilite psychologique|restriction medicale|antecedents?(?: medical| medicaux| de depression)?|traitement (?:lourd|medical)(?! (?:a |pour|n'))|sous (?:traitement|antidepresseurs)|arret (?:maladie|longue maladie)|port de lunettes|mi temps therapeutique|diabete|asthme|une reconnaissance de travailleur handicape|personne malade ou fragile)";

export const HEALTH: DiscriminationRule = {
  rule: "health",
  refusals: [
    refused(DISEASE),
    words(
      "(?:jamais|ne pas) (?:eu |avoir )(?:de |d')?(?:problemes?|soucis) de (?:dos|sante)|ne souffrez d'aucune|genoux abimes",
    ),
  ],
  demands: [
    youAre("(?:en )?(?:parfaite|bonne|bone|excellente) sante|sante de fer|(?:une )?(?:bonne|parfaite) sante"),
    only("(?:en )?(?:bonne|parfaite) sante|personnes? valides?"),
    asked("(?:vos |des |un )?(?:problemes? de sante|handicap\\w*|malades?|medicaments|etat de sante|psychiatre)"),
    words(
      "(?:questionnaire medical|bilan sanguin|test urinaire)|(?:attestation|certificat) (?:de bonne sante|de non grossesse|prouvant votre bonne sante|sur l'honneur d'absence de maladie)|certificat medical de (?:bonne sante|non grossesse)|sante de fer|dos (?:en beton|doit etre en bon etat)|que vous n'etes pas malade|suivez un traitement|vos eventuels arrets|capacites physiques, pas|jamais pour raison de sante|en parfaite sante",
    ),
  ],
  unless:
    /\b(?:maison de sante|patients?|chats?|chiens?|animaux|chevaux|remplacement d'un arret|visite d'information|marathon|encouragees? a postuler|ouvert aux personnes|accessibles? aux|amenag\w*|besoins?|adapt\w+|elevages?|troupeaux?|vignes?|plantes?|contagieu\w+|covid)\b/,
};

const BODY = `(?:gros(?:ses)?(?= svp|$|[.,!;]| s'| et | personnes)|gros gabarits?|grosses personnes|obeses?|(?:trop |tres )?corpulente?s?|chauves?|tatoue(?:e|s|es)|barbus?|en surpoids|surpoids|forte corpulence|petite taille|personnes? petites?|personnes? rondes?|trop petite?s?|physique (?:ingrat|disgracieux)|enrobes?|cicatrices?|acne|kilos en trop|dreadlocks|moins d[e'] ?1 ?[,m] ?[4-9]\\d)`;
const BEAUTY =
  "(?:physique (?:agreable|avenant|de (?:mannequin|rugbyman|videur|sportif)|irreprochable)|physiques? avantageux|attrait physique|(?:jolie?|belle?|beau|bon) (?:visage|silhouette|gueule|jambes|apparence|femme|fille|serveuse|allure|physique|plastique)s?|bonne gueule|beau gosse|belles filles|silh?ouette (?:fine|elancee|soignee)|taille mannequin|plastique irreprochable|apparence physique|presentation physique|carrure (?:de demenageur|dissuasive)|gabarit imposant|visage agreable|minceur|elancee?s?|jolies?(?= et|$|[.,]| de )|pulpeuses?|minces?(?= et|$|[.,])|gens beaux|profils mannequin|large d'epaules|fizik agreable)";

export const APPEARANCE: DiscriminationRule = {
  rule: "appearance",
  refusals: [
    refused(BODY),
    words("ni bourrelets|boutons ni de cicatrices|les grosses, c'est non|pas plus de [4-9]\\d (?:kg|kilos)(?! de)"),
  ],
  demands: [
    wantedInTrade(BEAUTY),
    only(`${BEAUTY}|silhouette`),
    youAre(
      `${BEAUTY}|(?:grande?|beau|belle),? (?:et |mince|blonde|fine|elegante)[a-z]*|agreables? a regarder|canons?|mince`,
    ),
    asked("(?:votre |vos )?(?:mensurations|taille et poids)"),
    words(
      "taille (?:minimum|minimale|mini)(?: de)? 1|(?:mesure[rz]?|mesurant|faire) (?:au moins|plus d[e']|minimum)? ?1 ?[,m.] ?\\d\\d|1 ?[,m.] ?[5-9]\\d ?m? (?:minimum|mini|au moins|requis|et plus|exige)|minimum 1 ?[,m] ?[5-9]\\d|taille 3[4-8](?:[-/]\\d\\d)? (?:max|exig|obligat)\\w*|photos? (?:en pied|de plain pied|en maillot|avantageuse)|vos mensurations|portez du 3\\d|physique (?:agreable|avantageux|de mannequin|de videur)|physique compte|criteres physiques|peau sans defaut|peau nette|tenue sexy|barmaid sexy|belle gueule|sourire ravageur|look est primordial|look de magazine|yeux clairs|dont une en pied|beaute (?:naturelle|fait partie)|cheveux crepus",
    ),
  ],
  unless:
    /\b(?:haies?|arbustes?|colis|meubles?|mannequins a|plats?|tissus?|costumes? pour|grand huit|attractions?|maneges?|cintres?|oeuvre|camion|pieces?|vitrines?|aucune photo|pas besoin de photo|vue|hygiene|haccp|canon a)\b/,
};
