import type { Group } from "../group.ts";

/** People named by where they come from, what they believe, whom they love, where and with whom they live. */
export const LIFE: readonly Group[] = [
  {
    rules: ["origin", "appearance"],
    when: ["quality"],
    names: "=noir, =noire, =blanc, =blanche, =black, métis, de couleur, de peau",
  },
  {
    rules: ["origin"],
    when: ["refused", "wanted", "quality", "mentioned"],
    names: `
immigré, immigration, clandestin, maghrébin, beur, rebeu, subsaharien, gitan, manouche, tzigane, =rom, =roms
romanichel, gens du voyage, gens du bled, bamboula, bougnoule, =blédard, souchien, franchouillard, gens de couleur
personne de couleur, issu de la diversité, profil diversité, gens de l'est, gens des îles, sang français
de type arabe, black blanc beur
`,
  },
  {
    rules: ["origin"],
    when: ["refused", "wanted", "quality"],
    names: `
titre de séjour, carte de séjour, étranger, =étrangés, diversité, migrant, réfugié, =sans-papier, =sans-papiers
demandeur d'asile, arabe, africain, nord-africain, antillais, créole, métis, germanique, anglo-saxon, hispanique
balkanique, européen, asiatique, latino, sud-américain, slave, nordique, scandinave, méditerranéen, caucasien
occidental, oriental, gens de l'est, pays de l'est, europe de l'est, main-d'oeuvre étrangère, peau noire
peau foncée, peau mate, peau blanche, peau claire, minorité, gaulois, extra-communautaire, hors union européenne
hors ue, hors europe
`,
  },
  {
    rules: ["origin"],
    when: ["refused", "wanted", "quality", "named"],
    // In the plural they are people; in the singular, most are also a language or a colour.
    names: `
capverdien, cap-verdien, réunionnais, mauricien, guadeloupéen, martiniquais, guyanais, mahorais, togolais, béninois
ghanéen, éthiopien, somalien, angolais, burkinabé, mauritanien, libyen, saoudien, qatari, népalais, birman, mongol
indonésien, cubain, vénézuélien, argentin, chilien, hongrois, tchèque, slovaque, croate, bosniaque, macédonien
arménien, azéri, lituanien, letton, estonien, irlandais, hollandais, néerlandais, suédois, norvégien, danois
finlandais, algérien, marocain, tunisien, malien, sénégalais, ivoirien, congolais, camerounais, comorien, guinéen
nigérian, malgache, haïtien, roumain, bulgare, polonais, portugais, espagnol, italien, grec, turc, kurde, afghan
syrien, irakien, iranien, libanais, égyptien, soudanais, érythréen, tchétchène, tamoul, sri-lankais, bangladais
bengali, pakistanais, indien, chinois, vietnamien, cambodgien, thaïlandais, philippin, japonais, coréen, russe
ukrainien, moldave, géorgien, albanais, kosovar, serbe, brésilien, colombien, péruvien, mexicain, allemand, anglais
britannique, américain, français, belge, suisse, breton, parigot, ch'ti, corse, =blacks, =noirs, =noires, =blancs
=blanches, =renois, =rebeus, =jaunes
`,
  },
  {
    rules: ["religion"],
    when: ["refused", "wanted", "quality", "mentioned"],
    names: `
musulman, islamiste, femme voilée, fille voilée, voilée, barbu, salafiste, témoin de jéhovah, intégriste, mécréant
`,
  },
  {
    rules: ["religion"],
    when: ["refused", "wanted", "quality"],
    names: `
fidèle, baptisé, catholique, =catho, =cathos, chrétien, protestant, évangélique, juif, juive, israélite, bouddhiste
hindou
athée, croyant, non croyant, pratiquant, non pratiquant, laïque, voilé, voilée, femme voilée, barbu, intégriste
salafiste, témoin de jéhovah, mécréant, agnostique, gens d'église, orthodoxe, bonne soeur
`,
  },
  {
    rules: ["religion"],
    when: ["refused", "without"],
    names: `
=voile, foulard, hijab, hidjab, niqab, burqa, burka, tchador, abaya, jilbab, djellaba, qamis, kippa, turban
bandana religieux, ramadan, carême, shabbat, sabbat, pause prière, signe religieux, pratique religieuse, religion
islam, islamique, signe islamique, appartenance religieuse, appartenance à l'islam, signe d'appartenance
fait religieux, jeûne
`,
  },
  {
    rules: ["orientation"],
    when: ["refused", "wanted", "quality", "mentioned"],
    names: `
homosexuel, homosexualité, =homo, =homos, =gay, =gays, lesbienne, bisexuel, =bi, =trans, transgenre, transsexuel
transexuel, travesti, non binaire, =lgbt, =lgbtq, hétéro, hétérosexuel, pédé, =pd, tapette, tantouze, tafiole
tarlouze, fiotte, gouine, drag queen, efféminé, folle, grande folle, garçon manqué, maniéré
`,
  },
  {
    rules: ["opinion"],
    when: ["refused", "wanted", "quality", "mentioned"],
    names: `
gauchiste, gaucho, gauchiasse, facho, fasciste, extrémiste, écolo, écologiste, écoterroriste, communiste, =coco
=cocos, socialiste, macroniste, lepéniste, frontiste, =rn, insoumis, mélenchoniste, zadiste, anarchiste, =anar
=anars, royaliste, gilet jaune, extrême gauche, extrême droite, ultra-gauche, ultra-droite, gens de gauche
gens de droite, personne de gauche, personne de droite, wokiste, =woke, =wokes, complotiste, antivax, anti-vax
black bloc, antifa, nationaliste, souverainiste, identitaire, anti-flic, gilets jaunes, féministe, encarté
trop politisé, électeur du rn
`,
  },
  {
    rules: ["opinion"],
    when: ["refused", "wanted", "quality"],
    names: `
zemmour, mélenchon, macron, bardella, le pen, militant, activiste, politisé, électeur, sympathisant, vegan militant
conviction politique, engagement politique
`,
  },
  {
    rules: ["union"],
    when: ["refused", "wanted", "quality", "without", "mentioned"],
    names: `
syndiqué, syndicaliste, gréviste, cégétiste, délégué syndical, carte syndicale, passé syndical
`,
  },
  {
    rules: ["union"],
    when: ["refused", "wanted", "quality", "without"],
    names: `
syndiqué, délégué syndical, délégué du personnel, casse-pieds syndical, =syndicaux, mandat syndical, gréviste, grève
=cgt, =cgtiste, cégétiste, =cfdt, force ouvrière, =unsa, syndicat, syndical, représentant du personnel, élu =cse
prud'homme, prud'hommes, passé syndical, carte syndicale, contestataire, râleur syndiqué, étiquette syndicale
`,
  },
  {
    rules: ["family"],
    when: ["refused", "without"],
    names: `
mère, maman, mère de famille, père de famille, mère célibataire, maman solo, maman solos, parent solo, parent isolé
parent célibataire, parent, jeune maman, jeune mère, jeune parent, mère au foyer, famille nombreuse, femme mariée
homme marié, marié, divorcé, veuf, veuve, enceinte, femme enceinte, grossesse, congé maternité, congé maternité
congé mat, congé parental, congé paternité, enfant malade, enfant en bas âge, =gosse, =gosses, =gamins, marmot
projet bébé, projet de bébé, désir d'enfant, charge de famille, charge familiale, contrainte familiale
obligation familiale, vie de famille, attaches familiales, fil à la patte, conjoint, personne à charge
garde d'enfant à gérer, garde alternée, problème de garde, problème de nounou
`,
  },
  {
    rules: ["family"],
    when: ["wanted", "quality", "refused"],
    names: `
femme mariée, homme marié, personne mariée, personne célibataire, célibataire, =célib, sans enfant
marié sans enfant, vivant seul, vivant seule, maman/papa/mère/père/femme/homme au foyer, mère de famille
père de famille
`,
  },
  {
    rules: ["status"],
    when: ["refused"],
    names: `
chômeur, chômeur longue durée, chômeur de longue durée, rsa, bénéficiaire du rsa, allocataire, rmiste, assisté
surendetté, interdit bancaire, pauvre, smicard, précaire, ancien détenu, ex-détenu, taulard, personne en réinsertion
en réinsertion, personne en insertion, cassos, élu local, élu municipal, conseiller municipal, mandat électif
lanceur d'alerte, assistés
`,
  },
  {
    rules: ["address"],
    when: ["refused"],
    names: `
banlieue, banlieusard, =9-3, =93, =94, =95, =92, =91, =77, =78, neuf-trois, =9.3, habitants du =93, gens du =93
gens de la cité, gens des cités, jeunes des cités, jeunes de cité, jeune de banlieue, gens de banlieue, cité, =cités
quartier nord, quartiers nord, quartier sensible, quartiers sensibles, quartier difficile, quartiers difficiles
gens des quartiers, quartiers populaires, =zup, =zep, =qpv, =hlm, =sdf, sans domicile, sans-abri, gens à la rue
domicile fixe, hébergé, foyer, logé en foyer, squat, provincial, hors département, hors région, hors secteur
hors zone, hors commune, hors paris, gens de la campagne, la courneuve, bobigny, aubervilliers, saint-denis, stains
clichy-sous-bois, aulnay, sevran, sarcelles, garges, trappes, mantes, val fourré, grigny, evry, corbeil
vaulx-en-velin, vénissieux, minguettes, mirail, roubaix, bassens, felix pyat, neuhof, hautepierre, argenteuil
villiers-le-bel, montfermeil, la duchère, tarterêts, extra-muros, grande couronne, seine-saint-denis, caravane
aire d'accueil
`,
  },
  {
    rules: ["address"],
    when: ["wanted", "refused"],
    names: `
gens du coin, gens du quartier, gens d'ici, personne du coin, personne du quartier, local de l'étape, intra-muros
riverain, parisien, lyonnais, marseillais, bordelais, toulousain, lillois, nantais, niçois, habitant de la commune
habitants de la commune, habitant du quartier, habitants du quartier, habitant du village, habitants de
habitants du, habitants d, résidents de, résidents du, domicilié, domiciliation
`,
  },
];

/** Names that are also a language or a colour when alone and in the singular. */
export const ALSO_A_LANGUAGE = new Set(
  `
arabe portugais espagnol italien grec turc kurde polonais roumain bulgare tamoul chinois vietnamien japonais coreen russe ukrainien allemand anglais francais breton corse albanais serbe creole bengali georgien
`.split(" "),
);
