import type { LintRule, LintSeverity } from "../rule.ts";

/** Two things said near each other, in any order: neither is unlawful alone. */
export type Pair = {
  rules: readonly LintRule[];
  severity: LintSeverity;
  first: string;
  beside: string;
  /** How many words may stand between them. */
  within: number;
  unless?: string;
};

const LIVE = `
habiter, habitez, habite, habitant/habitants/habitante, résider, résidez, réside, résidant, résident/résidents
résidence principale, résidence à/sur/dans, loger, logez, logé/logée/logés, loge, vivre, vivez, vivant, vit
domicilié*, domicile, domiciliation, adresse à, votre adresse, adresse personnelle, lieu de résidence
lieu d'habitation, logement à/proche/près
`;
const NOT_THEIR_HOME = `
client*, bénéficiaire*, à domicile, au domicile, le domicile, leur domicile, domicile trav*, domicile des
domicile du, patient*, livr*, adresse mail, adresse email, adresse e mail, adresse de, adresse exacte, adresse ip
adresse du, belle adresse, vivre ensemble, expérience à vivre, vivre une, savoir vivre, logé sur place, logé et
logé nourri, nourri*, être logé, loger sur place, résidents, accueil des habitants, pas nécessaire, pas obligatoire
pas besoin, pas obligé*, pas indispensable, pas requis, peu importe, où que vous, justificatif de domicile, loin
personnes vivant, public vivant, spectacle vivant, musée*, ehpad
`;
const SEND = `
envoy*/envoi/envoie/envois/envoyer, joindre, joignez, joint/jointe/jointes, photo/photos, photographi*, selfie
copie*, photocopi*, scan/scans, scann*, transm*, fourni*, indiqu*, communiqu*, renseign*, donnez/donner, recto
préparez, exig*, obligatoire*, demandé/demandée/demandés/demandées, requis*, préalable, avant, d'abord
dès/avec (le/la/votre) cv/candidature/message/inscription/réponse
pour postuler/candidater/valider/réserver/vous/confirmer/étudier/traiter, dossier de candidature, complèt*
par sms/mail/whatsapp/message/texto/mms/telegram, à l'inscription, à la candidature
`;
const LATER = `
après (la/l/votre/le/acceptation) signature/embauche/acceptation/confirmation/validation/recrutement/contrat
une fois, signature, le jour, jour j, premier jour, à l'arrivée, à l'entrée du site, poste de garde, client*
visiteur*, locataire*, voyageur*, passager*, fournisseur*, usager*, patient*, élève*, supporter*, spectateur*
acheteur*, jamais, ne .. demand*/communiqu*/envoy*/donn*, n'envoyez, aucun*, saisie, saisir, contrôle*, contrôler
vérifier, vérifiez, encaiss*, pointage, paiement par, terminal, pas de demande, méfiez, comptabilité
pour la déclaration, tabac, alcool, clientèle, jeunes accueillis, au moment de l'embauche, lors de l'embauche
`;
const PAPERS = `
carte (nationale) d'identité, pièce* d'identité, cni, papiers d'identité, passeport, titre de séjour
carte de séjour, carte vitale, attestation vitale, avis d'imposition, numéro (de) sécurité sociale, numéro (de) sécu
n sécu, num sécu, nir, justificatif de domicile, livret de famille, acte de naissance, quittance de loyer
attestation caf, récépissé
`;
const BANK = `
code de carte, code confidentiel, code secret de, rib, relevé d'identité bancaire, ribs, iban, bic
coordonnées/données/infos/informations/références bancaires, carte bancaire/bleue/bleu, cb, numéro de compte/carte
relevé* de compte/bancaire, identifiants bancaires, code bancaire, cryptogramme
`;
const ASK = `
indiqu*, précis*, dites, dis nous, dire, mentionn*, renseign*, communiqu*, donnez/donner, quel/quelle/quels/quelles
votre/vos, ton/tes, notez, noter, faites nous savoir, parlez nous de, on veut savoir, faut savoir
`;
const NOT_THEIR_OWN = `
client*, patient*, enfant*, résident*, quel que, quelle que, quels que, quelles que, peu importe, t shirt, tee shirt
chemise, pantalon, veste, vêtement*, tenue*, polo, pointure, groupe, entreprise, produit*, colis, visiteur*, équipe
poste
`;
/** What an employer has no business knowing before hiring: asked in words, whatever the verb. */
const PRIVATE: readonly (readonly [LintRule, string])[] = [
  ["age", "âge, date de naissance, année de naissance, date/année/lieu de naissance, né/née en"],
  [
    "appearance",
    `
taille et poids, poids, mensurations, votre taille, taille poids, couleur des yeux/cheveux, tour de taille
`,
  ],
  [
    "origin",
    `
nationalité*, origine*, pays de naissance, lieu de naissance, pays d'origine, langue maternelle, race, ethnie
`,
  ],
  ["religion", "religion, confession, croyance*, culte, pratique religieuse, foi"],
  [
    "family",
    `
situation (de) familiale/matrimoniale/maritale/famille, état civil, statut marital, nombre d'enfants
enfants à charge, conjoint, mari, vie de famille, vie privée, grossesse, contraintes familiales, mode de garde
`,
  ],
  [
    "health",
    `
état de santé, problèmes de santé, handicap, maladie*, antécédents médicaux, traitement*, groupe sanguin
pathologie*, arrêts maladie, médecin traitant
`,
  ],
  ["orientation", "orientation sexuelle, vie sexuelle, sexualité, identité de genre"],
  [
    "opinion",
    `
opinion* politique*, convictions politiques, bord politique, parti politique, idées politiques, vote
`,
  ],
  ["union", "appartenance syndicale, engagement* syndical*, syndicat, activité syndicale"],
];

export const PAIRS: readonly Pair[] = [
  {
    rules: ["address"],
    severity: "block",
    first: LIVE,
    beside: `
impérati*, obligatoire*, obligation, exig*, uniquement, exclusivement, seulement, indispensable*, requis*, prérequis
condition, quelqu'un qui, personne qui, personnes qui, gens qui, candidats qui, ceux qui, il faut, il vous faut
devez, doit, doivent, faut, nécessaire*, à moins de, au delà, exclu, excluons, exclus, excluent, refus*, écart*
maximum # km/kilomètres/min/minutes, # km/minutes/min, réservé*, sinon, seul* les, ne prenons que, ne prend que
intra muros, même, pas en banlieue, uniquement
`,
    within: 9,
    unless: `${NOT_THEIR_HOME}, un plus, serait, apprécié*, idéal*, clause d'insertion, quartier prioritaire, insertion
pas trop loin, si possible, préférable, de préférence`,
  },
  {
    rules: ["address"],
    severity: "warn",
    first: LIVE,
    beside: `
appréci*, souhait*, idéal*, un plus, atout, préfér*, proche, à proximité, près de, pas (trop) loin, non loin, à côté
priorité, prioritaire*, réservé*, dans le secteur, dans le quartier, sur place exigé, aux alentours
`,
    within: 7,
    unless: NOT_THEIR_HOME,
  },
  {
    rules: ["address"],
    severity: "warn",
    first: "vous habitez, vous résidez, tu habites, vous vivez",
    beside: "à, dans, sur, paris, lyon, marseille, le, la",
    within: 1,
    unless: `${NOT_THEIR_HOME}, seul, seule, avec`,
  },
  ...PRIVATE.map(([rule, what]) => ({
    rules: [rule],
    severity: "block" as const,
    first: ASK,
    beside: what,
    within: 6,
    unless: rule === "family" ? NOT_THEIR_OWN.replace("enfant*, ", "") : NOT_THEIR_OWN,
  })),
  { rules: ["documents"], severity: "block", first: PAPERS, beside: SEND, within: 12, unless: LATER },
  { rules: ["bank"], severity: "block", first: BANK, beside: SEND, within: 10, unless: LATER },
];
