import { asked, only, refused, wanted, wantedInTrade, words, youAre } from "./phrases.ts";
import type { DiscriminationRule } from "./rule.ts";

const BELIEVER =
  "(?:musulman(?:e|s|es)?|juifs?|juives?|chretiens?|chretiennes?|catholiques?|catos?|protestante?s?|athees?|croyante?s?|pratiquante?s?|temoins de jehovah|salafistes?|baptisee?s?|islamistes?|non croyante?s?)";
const SIGN =
  "(?:voiles?|voil|kippas?|hijabs?|turbans?|djellabas?|burqas?|signes? (?:islamiques?|d'appartenance)|femmes? voilees?|voilees?|fille voilee|barbe facon)";

export const RELIGION: DiscriminationRule = {
  rule: "religion",
  refusals: [
    refused(
      `${BELIEVER}|(?:porter |port |port du |port de la )?${SIGN}|ramadan|careme|femmes en hijab|fideles d'une mosquee`,
    ),
    words(
      "(?:interdit|interdiction) de (?:porter le (?:voile|foulard)|prier)|port du foulard (?:est )?(?:interdit|refuse)|retirer leur voile|ne (?:pas|devez pas) (?:faire|pratiquer) le ramadan|si vous portez le (?:voile|foulard)|pratiquant le ramadan",
    ),
  ],
  demands: [
    wantedInTrade(
      `${BELIEVER}|de (?:confession|religion) [a-z]+|de culture (?:chretienne|musulmane|juive)|travailler entre chretiens`,
    ),
    only(`${BELIEVER}|(?:de )?(?:confession|religion) (?:catholique|musulmane|juive|chretienne|protestante)`),
    youAre(BELIEVER),
    asked("(?:votre |une )?(?:religion|confession|pratique religieuse)"),
    words(
      "de (?:confession|religion) (?:catholique|musulmane|juive|chretienne|protestante)|partage\\w* (?:notre|la meme) foi|accepter de manger du porc|pratique religieuse ne sera|baptisee? et pratiquante?|(?:catholique|juif|juive|chretien|chretienne)s? pratiquante?s?",
    ),
  ],
  unless:
    /\b(?:synagogue|mosquee (?:de|vers)|eglise|mariages?|fetes?|voilages?|traiteur|boucherie|boulangerie juive|ombrage|nautique|kayak|bateaux?|ecole|college|lycee|etablissement|machines?|bijoux)\b/,
};

const PARENTS =
  "(?:femmes? enceintes?|enceintes?(?= s'abst)|grossesse|mamans?(?: solos?)?|meres?(?: de (?:famille|jeunes enfants)| au foyer)|parents? isoles?|parents? de jeunes enfants|jeunes? mamans?|conges? maternite(?= prevu)|projet bebe|femmes? mariees?|femmes? avec des enfants|charge de famille|contraintes? familiales?|vie de famille|bebe a la maison|enfants? a charge)";

export const FAMILY: DiscriminationRule = {
  rule: "family",
  refusals: [
    refused(PARENTS),
    words(
      "si (?:vous (?:prevoyez une grossesse|attendez un enfant)|enceinte)|ne prevoyez pas de grossesse|pas d'?enfants? (?:a charge|svp)|pas denfants|ayant pas d'enfants|parents isoles ~40~on ne les prend pas",
    ),
  ],
  demands: [
    wanted("celibataires?|sans enfants?|mariee? et stable|papa ou une maman"),
    only("celibataires?|(?:femme|homme|personne) sans enfants?|femme mariee(?: et stable)?"),
    youAre("celibataires?|sans (?:enfants?|personne a charge)"),
    asked(
      "(?:votre |l'age de )?(?:situation (?:familiale|maritale)|statut marital|vos enfants|si vous etes mariee?|si une grossesse|nombre de vos enfants)",
    ),
    words(
      "libre de toute contrainte familiale|sans (?:enfants? a charge|attaches familiales|charges? familiales?|charge de famille|contraintes? familiales?|enfants? de preference|personne a charge)|(?:celib'?|celibataires?|personne|femme) sans enfants?|ni conjoint ni enfants|votre conjoint accepte|vivez seul|comptez vous avoir des enfants|avez vous des enfants(?! en garde)|(?:etes vous|si vous etes) (?:enceinte|mariee?|en couple)|pas de vie de famille|celibataires? (?:souhaite|exige|uniquement)|souhaitent avoir un bebe|grossesse (?:en cours|est prevue)",
    ),
  ],
  unless:
    /\b(?:remplacement|remplacez|vetements|rayon|salon d|menu|repas|tarif|garde d'|creche|radiologie|maneges?|attractions?|consignes?|maternite|piscine|sauna|le service)\b/,
};

const PLACE =
  "(?:habitants? (?:de|du|des|d')[a-z0-9' -]{2,20}|candidat(?:e?s|ures)? (?:de (?:la )?|du |des |hors )(?:banlieue|9[0-9]|cite|courneuve|departement|quartier)[a-z ]{0,14}|(?:gens|personnes?|jeunes)(?: venant| habitant)? (?:de (?:la )?|du |des |en )(?:cites?|banlieue|9[0-9]|quartiers? [a-z]+|seine saint denis)|banlieusards?|sdf|parisiens|quartiers nord|(?:habitant|vivant) (?:en (?:cite|foyer|hlm)|au dela)|vient du \\d\\d|du 9\\d|personnes hebergees)";

export const ADDRESS: DiscriminationRule = {
  rule: "address",
  refusals: [
    refused(PLACE),
    words("pas habiter en hlm|code postal ~30~ecarte|du 9[35] s'abstenir|personne de la cite|pas de 9[35]"),
  ],
  demands: [
    only("habitants? d[a-z0-9' ]{2,20}|parisiens|personnes domiciliees|gens du coin"),
    words(
      "(?:habite[rz]?|abiter|reside[rz]?|residant|vivre|habitant|domicilie(?:e|s|es)?|domiciliation|(?:residence|adresse|domicile) (?:a|sur|dans))(?: [a-z0-9',-]{1,16}){0,6}? (?:obligatoire(?:ment)?|obligatoir|imperatif|imperativement|exigee?|requise?|uniquement|condition|pas en peripherie|meme, pas)|(?:obligatoirement|imperativement|imperatif de|exige de) (?:habiter|resider|vivre)|(?:doit|devez|devra|faut|faudra) (?:habiter|resider(?! en france)|abiter|loger|vivre (?:a|dans|pres))|etre du quartier est obligatoire|adresse doit se situer|qui habite a [a-z]+, pas|logement a proximite immediate exige|uniquement paris intra|domiciliation dans",
    ),
  ],
  unless: /\bhabitez (?:loin|ou vous)|\bpriorite aux habitants|\bhabitant le secteur/,
};

const HOMOSEXUAL =
  "(?:homosexuel(?:le|s|les)?|homosexualite|homos?|gays?|lesbiennes?|trans(?!-)|transgenres?|transsexuels?|lgbt|pd|pedes?|tapettes?|une folle|heteros?)";

export const ORIENTATION: DiscriminationRule = {
  rule: "orientation",
  refusals: [refused(HOMOSEXUAL), words("lgbt seraient mal vus|homosexuelle mettrait")],
  demands: [
    wanted(HOMOSEXUAL),
    only(HOMOSEXUAL),
    youAre(HOMOSEXUAL),
    asked(`(?:votre )?orientation sexuelle|heteros?|homos?|gays?`),
  ],
  unless: /\b(?:friendly|discotheque|marche des fiertes|bar gay|associati\w+)\b/,
};

const PARTY =
  "(?:militante?s?(?: [a-z]+)?|gilets jaunes|zadistes?|ecolos|gauchistes?|gauchos?|fachos?|electeurs? de [a-z]+|sympathisants? [a-z' ]{2,24}|partisans? de [a-z]+|personnes? de (?:gauche|droite)|d'extreme (?:gauche|droite)|complotistes?|antivax|encartee?s?(?: dans un parti)?)";

export const OPINION: DiscriminationRule = {
  rule: "opinion",
  refusals: [refused(PARTY)],
  demands: [
    asked("(?:vos |votre )?(?:opinions? politiques?|convictions? politiques?)|parti votez"),
    words(
      "convictions politiques devront|sensibilite de (?:droite|gauche)|votez a (?:droite|gauche)|nos idees politiques|ne pas etre encarte|vos opinions politiques",
    ),
  ],
};

const UNIONIST =
  "(?:syndique(?:e|s|es)?|syndicats?|syndicalistes?|delegue(?:s|e)? (?:syndica\\w+|du personnel)|anciens delegues|grevistes?|(?:adherent|carte) (?:cgt|sud|cfdt|fo)|adherents? (?:a un syndicat|cgt)|cgt|representants? syndicaux|passe syndical|syndicaux)";

export const UNION: DiscriminationRule = {
  rule: "union",
  refusals: [
    refused(UNIONIST),
    words("ne ferez pas greve|syndiques? dehors|delegue syndical ~30~motif de refus|ne doit pas etre syndique"),
  ],
  demands: [
    only("non syndique"),
    asked("(?:membre d'un |appartenance a un )?(?:syndicat|mandat syndical|passe syndical)"),
    words("appartenance a un syndicat|avez vous deja fait greve"),
  ],
  unless: /\bsyndicat d'initiative|\bsyndic(?:at)? de copropriete|\bcongres|\bmeeting/,
};

export const STATUS: DiscriminationRule = {
  rule: "status",
  refusals: [refused("chomeurs|demandeurs? d'emploi|beneficiaires? du rsa|au rsa")],
  demands: [],
};
