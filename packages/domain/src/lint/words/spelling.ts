const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Said in many forms elsewhere, by their first letters: here are the whole words, so that a slip is put right. */
export const WORTH_MENDING = set(`
enfant enfants jeune jeunes femme femmes homme hommes fille filles garcon garcons arabe arabes voile juifs noirs mamie papys seniors vieux vieille
recherche recherchons rechercher recrute recrutons souhaite souhaitee souhaitons prefere preferons privilegie exige exigee exiges obligatoire obligatoires imperatif imperativement indispensable uniquement seulement exclusivement candidat candidats candidature serveur serveuse vendeur vendeuse refuse refuses refusee exclu exclus interdit accepte acceptes acceptee acceptons nationalite religion grossesse enceinte celibataire handicap caution cheque inscription declare declaree contrat gratuit benevole remunere remuneree habiter habitants resider domicilie silhouette physique presentation orientation syndicat greve abstenir postuler chambre menage domicile identite passeport bancaires bancaire especes liquide
`);

/** Small words that stick to the next one. */
export const GLUED = set("pas de des une un les aux sans non trop plus tres ni que");

/** Slang and text messages. */
export const OTHERWISE_SPELT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bo: "beau",
    jeun: "jeune",
    jeuns: "jeunes",
    jne: "jeune",
    jnes: "jeunes",
    feme: "femme",
    femes: "femmes",
    fame: "femme",
    fames: "femmes",
    fam: "femme",
    fme: "femme",
    homm: "homme",
    omme: "homme",
    ommes: "hommes",
    hoome: "homme",
    voil: "voile",
    fizik: "physique",
    fisik: "physique",
    fysik: "physique",
    pa: "pas",
    dun: "d'un",
    dune: "d'une",
    bone: "bonne",
    papie: "papier",
    abstenire: "abstenir",
    sabstenire: "s'abstenir",
    cossion: "caution",
    caussion: "caution",
    cotion: "caution",
    fere: "faire",
    cato: "catho",
    obligatoir: "obligatoire",
    abiter: "habiter",
    svt: "souvent",
    zarabe: "arabe",
    keum: "mec",
    keums: "mecs",
    renoi: "noirs",
    babtou: "blancs",
    babtous: "blancs",
    feuj: "juif",
    feujs: "juifs",
    reubeu: "rebeu",
    reubeus: "rebeus",
    madmoiselle: "mademoiselle",
    mr: "monsieur",
    kdo: "cadeau",
    koi: "quoi",
    ki: "qui",
    ke: "que",
    pr: "pour",
    ds: "dans",
    ss: "sans",
    av: "avec",
    rech: "recherche",
    ch: "cherche",
  }),
);
