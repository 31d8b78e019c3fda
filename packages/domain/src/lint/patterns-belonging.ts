import { block, type Pattern, refused, wanted, warn } from "./rule.ts";

const PEOPLES =
  "maghrebin|arabe|africain|noir|asiatique|chinois|roumain|bulgare|rom|gitan|manouche|tzigane|etranger|immigre|migrant|sri-lankais|bangladais|pakistanais|indien|portugais|polonais|turc|marocain|algerien|tunisien|malien|senegalais|europeen|francais|antillais|philippin|latino|slave|russe|ukrainien|occidental|caucasien|bresilien|kurde|afghan|comorien";
const PEOPLE = `(?:${PEOPLES})e?n?e?s?`;
const FAITHS =
  "musulmane?s?|catholiques?|chretien(?:ne)?s?|juifs?|juives?|protestante?s?|bouddhistes?|hindous?|athees?|croyante?s?|temoins? de jehovah|(?:femmes? |filles? )?voilees?|barbus?|islamistes?";
const FAITH_ALLOWED =
  /reglement interieur|neutralite|rituel|sacrificateur|projet educatif|aumonerie|etablissement (?:catholique|juif|musulman|protestant)/;
const SICK =
  "handicape?e?s?|personnes? (?:en situation de handicap|handicapees?|malades?|depressives?|fragiles?)|travailleurs? (?:handicapes?|rqth)|rqth|diabetiques?|depressifs?|depressives?|epileptiques?|asthmatiques?|seropositi\\w+|cardiaques?|invalides?|sourds?|malentendante?s?|sous traitement|problemes? (?:de|d')\\s?(?:dos|sante|genoux?|articulations?|coeur)|mal de dos|arrets? maladie|antecedents? medica\\w+|maladies? chroniques?|allergiques?";
const LOVES =
  "homosexuel(?:le)?s?|homos?|gays?|lesbiennes?|trans(?:genres?|sexuel\\w*)?|bisexuel(?:le)?s?|lgbt\\w*|hetero\\w*|travestis?";
const SIDES =
  "militante?s?|gauchistes?|ecolos?|ecologistes?|communistes?|socialistes?|macronistes?|lepenistes?|frontistes?|insoumis|fachos?|zadistes?|anarchistes?|royalistes?|gilets? jaunes?|gens de (?:gauche|droite)";
const UNIONS = "syndiquee?s?|syndicalistes?|grevistes?|cgt|cfdt|cgt-fo|unsa|delegues? syndica\\w+|syndicats?";

export const BELONGING: readonly Pattern[] = [
  block("origin", /\bnationalites?\b/, {
    unless:
      /toutes? (?:les )?nationalites?|quelle que soit|sans (?:condition|distinction)|clients|visiteurs|plusieurs nationalites|\d+ nationalites/,
    soften: /carte professionnelle|cnaps|defense|emploi public|loi\b/,
  }),
  block("origin", /\bressortissants?\b|\b(?:citoyens?|passeport) (?:europeens?|francais)|\beuropeens? uniquement/, {
    unless: /quelle que soit|clients|visiteurs/,
  }),
  warn("origin", /\bhors union europeenne\b|\btitre de sejour depuis\b/),
  block(
    "origin",
    /\blangue maternelle|\bde langue maternelle|\bmaternelle? (?:francaise|anglaise)|\bnative speaker|\b(?:anglais|francais|espagnol|allemand|italien)(?:e)? natif|\bnatifs? (?:anglais|francais)/,
    {
      unless: /quelle que soit|ecole maternelle/,
    },
  ),
  block(
    "origin",
    /\bsans (?:aucun |le moindre )?accent\b|\baccent (?:etranger|africain|maghrebin|du sud|prononce)|\bpas d'accent\b/,
  ),
  block(
    "origin",
    new RegExp(
      `\\b(?:candidat\\w*|personn\\w+|profils?|gens|employe\\w*|serveu\\w+|equipe|vendeu\\w+)[^.;,]{0,25}\\b(?:d')?origines? (?:${PEOPLES}|\\w+e?s? uniquement)`,
    ),
    {
      unless: /produits?|toutes origines|quelle que soit|sans distinction/,
    },
  ),
  block(
    "origin",
    /\bbbr\b|\bbleu[- ]blanc[- ]rouge\b|\bfranco-francais|\bde souche\b|\bgaulois|\bprenoms? (?:bien )?francais|\bnoms? (?:de famille )?(?:francais|a consonance)|\bconsonance (?:francaise|etrangere)|\b01\b.{0,8}\b(?:profil|type) (?:europeen)/,
    {
      unless: /ceremonie|drapeau|decoration|banderole|village/,
    },
  ),
  block(
    ["origin", "appearance"],
    /\btypee?s? (?:europeen|caucasien|africain|asiatique|maghrebin|mediterraneen|nordique|slave|scandinave|occidental)|\b(?:personnel|equipe|candidat\w*|personnes?|serveu\w+|hotes\w*|vendeu\w+|gens|hommes?|femmes?)(?: de \w+)? (?:blanc|noir|metis)(?:he|se)?s?\b|\bcouleur de peau|\bpeau (?:blanche|noire|mate|foncee)/,
    {
      unless: /tenue|chemise|pantalon|quelle que soit|sans distinction|en noir|maquill|cuisine type/,
    },
  ),
  block(
    "origin",
    new RegExp(
      `\\b(?:personnel|equipe|candidat\\w*|personnes?)(?: de \\w+)? (?:asiatique|africain|europeen|maghrebin|francais|japonais|chinois|indien|etranger)e?n?e?s?\\b`,
    ),
    {
      unless: /parlant|accueil|accompagn|clientele|equipe de france|bienvenu|accept|public/,
    },
  ),
  block("origin", refused(`(?:gens du voyage|(?:candidat\\w* )?(?:d'origine )?${PEOPLE})`), {
    unless:
      /titre de sejour depuis|connaissance|maitrise|anglais|langue|discrimin|parl|sans francais|piste|pantalon|chaussures?|tenue|cuisine|produits?|vin\b|fond noir|\bcafe|niveau de francais/,
  }),
  block("origin", wanted(`(?:des|une?|les|aux?|que des) ${PEOPLE}`, "[^.;:]{0,25}?"), {
    unless:
      /bon francais|niveau|parl|langue|pantalon|jean|polo|chaussures|t-shirt|\bun (?:francais|anglais|arabe) (?:correct|courant|fluide|de base)|restaurant/,
  }),

  block("religion", new RegExp(`\\bde (?:confession|religion|foi) (?:${FAITHS}|\\w+)`), {
    unless: /quelle que soit|lieu|edifice/,
    soften: FAITH_ALLOWED,
  }),
  block("religion", refused(FAITHS), { unless: /discrimin|hopital|college|ecole/, soften: FAITH_ALLOWED }),
  block("religion", wanted(`(?:${FAITHS})(?: pratiquante?s?)?`, " (?:\\w+ ){0,2}?"), {
    unless: /ecole|lycee|college|paroisse|cimetiere|association|hopital/,
    soften: FAITH_ALLOWED,
  }),
  block(
    "religion",
    /\b(?:ne pas|sans|pas de|ne fai\w+ pas|ne pratiqu\w+ pas)(?: \w+){0,3}? (?:ramadan|shabbat|sabbat|careme)|\bvotre (?:religion|confession|pratique religieuse)|\bpratiquante?s? (?:exige|souhait|uniquement)|\b(?:port du )?(?:voile|foulard|kippa|turban|hijab)\b[^.]{0,15}(?:interdit|refus|exclu|non)|\b(?:sans|pas de|pas d') ?(?:voile|foulard|kippa|hijab)\b/,
    {
      soften: FAITH_ALLOWED,
      unless: /planche a voile|voile leger/,
    },
  ),
  warn(
    "religion",
    /\bsignes? (?:religieux|politique|ostentatoire|convictionnel)|\bhabilitation religieuse|\babattage rituel|\bprojet (?:educatif|pastoral|d'etablissement) (?:chretien|catholique|juif|musulman|protestant)|\badhesion aux? valeurs (?:chretiennes|catholiques)/,
  ),

  block("health", refused(SICK), {
    unless:
      /rembours|allergenes?|accueil|accompagn|remplac|discrimin|sans contact|plats? sans|malgre|quel que soit|amenagement/,
  }),
  block(
    "health",
    /\b(?:en )?(?:parfaite|excellente|tres bonne|bonne) sante\b|\b(?:jamais|pas|peu) (?:souvent )?malades?\b|\bquestionnaire (?:medical|de sante)|\bdossier medical\b|\b(?:sans|aucun) (?:probleme|souci) de sante/,
    {
      unless: /apres l'embauche|mutuelle|clients|patients/,
    },
  ),
  block(
    "documents",
    /\b(?:questionnaire|certificat|dossier|bilan) (?:medical|de sante)\b[^.]{0,40}(?:candidature|cv|avant|envoy|joindre)/,
    { unless: /apres l'embauche|patients/ },
  ),
  warn(
    "health",
    /\b(?:excellente|parfaite|tres bonne) (?:forme|condition) physique|\b(?:forme|condition) physique (?:exig|irreprochable)|\bnon[- ]fumeu|\breserve\w*[^.;]{0,30}(?:rqth|handicap)|\bvaccin\w+ covid|\bcovid[^.]{0,20}(?:vaccin|exig)/,
    {
      unless: /chambre|espace non|salle non|loi\b/,
    },
  ),

  block("orientation", refused(LOVES), { unless: /transport|discrimin|phob|graisse|gras trans/ }),
  block("orientation", wanted(LOVES, " (?:\\w+ ){0,2}?"), {
    unless: /bar |lieu|accueillant|friendly|marche des|public/,
  }),
  block("orientation", /\bvotre (?:orientation sexuelle|identite de genre|vie sexuelle)/),
  block("opinion", refused(SIDES), { unless: /discrimin/ }),
  block("opinion", wanted(SIDES, " (?:\\w+ ){0,2}?"), { unless: /association|ong\b/ }),
  block(
    "opinion",
    /\bvo(?:s|tre) (?:opinions? (?:politiques?)?|convictions? (?:politiques?)?|bord politique|engagement politique|vote)\b|\b(?:carte|adherent|encarte)\w* (?:du|au|a un) parti\b|\bapolitiques?\b/,
  ),
  block("union", refused(UNIONS), { unless: /syndicat d'initiative|copropriete|discrimin|jour de greve/ }),
  block(
    "union",
    /\b(?:membre|adherente?|affiliee?) (?:d'un|a un|du) syndicat|\bvotre (?:appartenance|engagement|activite) syndical|\b(?:n'avoir|avoir) jamais (?:fait greve|ete syndique)|\bne (?:pas|jamais) faire (?:la )?greve|\bnon syndique/,
  ),

  block(
    "family",
    /\bsans (?:enfants?|charges? de famille|charges? familiales?|attaches?|vie de famille|contraintes? (?:familiales?|de famille))\b|\blibres? de (?:toute )?(?:contraintes?|obligations?|charges?) (?:familiales?|de famille)|\bpas d'(?:enfants?|obligations? familiales?)\b|\bcelibataires?\b/,
    {
      unless: /menu|tarif|clients|clientele|speed|soiree celibataires|soirees? pour celibataires|quelle que soit/,
    },
  ),
  block(
    "family",
    /\benceintes?\b|\bgrossesses?\b|\bprojets? (?:d'enfants?|de maternite|de bebe|parental)|\bconges? maternite (?:exclu|refus|impossible)/,
    {
      unless:
        /clientes?|patientes?|conseil|rayon|boutique|vetements|yoga|remplac|vehicule|enceintes? (?:acoustique|sportive|du|de la|sono|bluetooth|portuaire)|\b(?:l'|d'|une |cette |son )enceinte|enceintes? connect|accompagnement|amenag/,
    },
  ),
  block(
    "family",
    /\b(?:votre|vos|la) situation (?:familiale|de famille|matrimoniale|maritale)|\bnombre (?:de vos |d')enfants\b|\bmodes? de garde (?:de vos|exig|fiable|assure)|\b(?:mariee?s?|pacsee?s?|divorcee?s?)(?:\(e\))? (?:de preference|exige|uniquement|souhait)/,
    {
      unless: /quelle que soit|clients|garderie|creche/,
    },
  ),
  warn(
    "family",
    /\b(?:recherch|cherch|recrut)\w* (?:un )?couples?\b|\bcouple de (?:gardiens?|gerants?|concierges?)|\bposte en couple\b/,
  ),

  block(
    "address",
    /\b(?:habiter|habitez|habitant|resider|residez|residant|domiciliee?s?|vivre|vivant|loger)\b[^.;]{0,60}(?:imperati|exig|obligatoire|uniquement|indispensable|requis|a moins de|\d+ km)|\b(?:imperativement|obligatoirement|uniquement|exclusivement|seulement|exig\w*)\b[^.;]{0,25}\b(?:habitants?|habiter|resider|residents?|domicilie\w*|riverains)/,
    {
      unless: /serait|apprecie|un plus|ideal|clients|beneficiaires|insertion|accueil des|livraison/,
    },
  ),
  block(
    "address",
    /\b(?:candidat\w*|gens|personnes?|habitants?|jeunes|ceux)(?: qui viennent| venant| issue?s?)? (?:du \d\d\d?\b|d[eu]s? (?:la )?(?:banlieue|cites?|quartiers?|zup|zep|hlm))[^.]{0,40}(?:s'abstenir|refus|exclu|non|passe|inutile)|\b(?:pas de|personne|aucun)(?: \w+)?(?: de gens)? (?:du (?:9[1345]|\d\d)\b|d[eu]s? (?:la )?(?:banlieue|cites?|quartiers? ?\w*))/,
  ),
  warn(
    "address",
    /\b(?:habiter|habitez|habitant|resider|residant|domicilie\w*|loger)\b[^.;]{0,40}(?:apprecie|souhait|ideal|un plus|prefer|proche|a proximite|pres de)|\b(?:priorite|prioritaires?|reserve\w*) (?:aux|pour les) (?:habitants?|residents?|riverains)|\bclauses? d'insertion|\bquartier prioritaire/,
    {
      unless: /clients|beneficiaires/,
    },
  ),
];
