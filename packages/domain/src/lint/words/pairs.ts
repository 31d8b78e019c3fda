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

const LIVE = `habiter, habitez, habite, habitant/habitants/habitante, résider, résidez, réside, résidant, résident/résidents, résidence principale, loger, logez, logé/logée/logés, loge, vivre, vivez, vivant, vit, domicilié*, domicile, domiciliation, adresse à, votre adresse, adresse personnelle, lieu de résidence, lieu d'habitation, logement à/proche/près`;
const NOT_THEIR_HOME = `client*, bénéficiaire*, à domicile, au domicile, le domicile, leur domicile, domicile trav*, domicile des, domicile du, patient*, livr*, adresse mail, adresse email, adresse e mail, adresse de, adresse exacte, adresse ip, adresse du, belle adresse, vivre ensemble, expérience à vivre, vivre une, savoir vivre, logé sur place, logé et, logé nourri, nourri*, être logé, loger sur place, résidents, accueil des habitants, pas nécessaire, pas obligatoire, pas besoin, pas obligé*, pas indispensable, pas requis, peu importe, où que vous, justificatif de domicile, loin, personnes vivant, public vivant, spectacle vivant, musée*, ehpad`;
const SEND = `envoy*/envoi/envoie/envois/envoyer, joindre, joignez, joint/jointe/jointes, photo/photos, photographi*, selfie, copie*, scan/scans, scann*, transm*, fourni*, indiqu*, communiqu*, renseign*, donnez/donner, recto, préparez, exig*, obligatoire*, demandé/demandée/demandés/demandées, requis*, préalable, avant, d'abord, dès/avec (le/la/votre) cv/candidature/message/inscription/réponse, pour postuler/candidater/valider/réserver/vous/confirmer/étudier/traiter, par sms/mail/whatsapp/message/texto/mms/telegram, à l'inscription, à la candidature`;
const LATER = `après (la/l/votre/le/acceptation) signature/embauche/acceptation/confirmation/validation/recrutement/contrat, une fois, signature, le jour, jour j, premier jour, à l'arrivée, à l'entrée du site, poste de garde, client*, visiteur*, locataire*, voyageur*, passager*, fournisseur*, usager*, patient*, élève*, supporter*, spectateur*, acheteur*, jamais, ne .. demand*/communiqu*/envoy*/donn*, n'envoyez, aucun*, saisie, saisir, contrôle*, contrôler, vérifier, vérifiez, encaiss*, pointage, paiement par, terminal, pas de demande, méfiez, comptabilité, pour la déclaration, tabac, alcool, clientèle, jeunes accueillis, au moment de l'embauche, lors de l'embauche`;
const PAPERS = `carte (nationale) d'identité, pièce* d'identité, cni, papiers d'identité, passeport, titre de séjour, carte de séjour, carte vitale, attestation vitale, avis d'imposition, numéro (de) sécurité sociale, numéro (de) sécu, n sécu, num sécu, nir, justificatif de domicile, livret de famille, acte de naissance, quittance de loyer, attestation caf, récépissé`;
const BANK = `code de carte, code confidentiel, code secret de, rib, relevé d'identité bancaire, ribs, iban, bic, coordonnées/données/infos/informations/références bancaires, carte bancaire/bleue/bleu, cb, numéro de compte/carte, relevé* de compte/bancaire, identifiants bancaires, code bancaire, cryptogramme`;
const MONEY_OUT = `à régler, à payer, à verser, à acheter, à avancer, à financer, à votre charge, à charge du/des candidat*, à (la) charge du/des candidat*/salarié*/stagiaire*, à vos frais, à tes frais, à ta charge, aux frais du candidat, payez, payer, payante, payant, versez, verser, réglez, régler, achetez, acheter, avancez, avancer, déboursez, débourser, moyennant, retenu* sur, retenue sur, déduit*, prélev*, facturé*, vous en coûtera, coûte, de votre poche, par chèque, par virement, par mandat, contre #, vous sera/seront demandé*, sera/seront demandé*, vous est/sont demandé*, vous sera réclamé*, à prévoir, investir, investissez`;
const NO_MONEY_OUT = `client*, locataire*, fournisseur*, aucun*, sans frais, gratuit*, offert*, pris en charge, prise en charge, prises en charge, à notre charge, à la charge de (l/la) entreprise/employeur/société, rembours* sur, remboursé* sur, rien à, ne payez, vous n'avez rien, jamais, méfiez, visiteur*, vente, vendre, caisse, encaiss*, on vous paie, nous payons, nous vous, payé/payée/payés/payées par, brut, net`;

const ASK = `indiqu*, précis*, dites, dis nous, dire, mentionn*, renseign*, communiqu*, donnez/donner, quel/quelle/quels/quelles, votre/vos, ton/tes, notez, noter, faites nous savoir, parlez nous de, on veut savoir, faut savoir`;
const NOT_THEIR_OWN = `client*, patient*, enfant*, résident*, quel que, quelle que, quels que, quelles que, peu importe, t shirt, tee shirt, chemise, pantalon, veste, vêtement*, tenue*, polo, pointure, groupe, entreprise, produit*, colis, visiteur*, équipe, poste`;
/** What an employer has no business knowing before hiring: asked in words, whatever the verb. */
const PRIVATE: readonly (readonly [LintRule, string])[] = [
  ["age", "âge, date de naissance, année de naissance, date/année/lieu de naissance, né/née en"],
  [
    "appearance",
    "taille et poids, poids, mensurations, votre taille, taille poids, couleur des yeux/cheveux, tour de taille",
  ],
  [
    "origin",
    "nationalité*, origine*, pays de naissance, lieu de naissance, pays d'origine, langue maternelle, race, ethnie",
  ],
  ["religion", "religion, confession, croyance*, culte, pratique religieuse, foi"],
  [
    "family",
    "situation (de) familiale/matrimoniale/maritale/famille, état civil, statut marital, nombre d'enfants, enfants à charge, conjoint, mari, vie de famille, vie privée, grossesse, contraintes familiales, mode de garde",
  ],
  [
    "health",
    "état de santé, problèmes de santé, handicap, maladie*, antécédents médicaux, traitement*, groupe sanguin, pathologie*, arrêts maladie, médecin traitant",
  ],
  ["orientation", "orientation sexuelle, vie sexuelle, sexualité, identité de genre"],
  ["opinion", "opinion* politique*, convictions politiques, bord politique, parti politique, idées politiques, vote"],
  ["union", "appartenance syndicale, engagement* syndical*, syndicat, activité syndicale"],
];

export const PAIRS: readonly Pair[] = [
  {
    rules: ["address"],
    severity: "block",
    first: LIVE,
    beside: `impérati*, obligatoire*, obligation, exig*, uniquement, exclusivement, seulement, indispensable*, requis*, prérequis, condition, quelqu'un qui, personne qui, personnes qui, gens qui, candidats qui, ceux qui, il faut, il vous faut, devez, doit, doivent, faut, nécessaire*, à moins de, maximum # km/kilomètres/min/minutes, # km/minutes/min, réservé*, sinon, seul* les, ne prenons que, ne prend que, intra muros, même, pas en banlieue, uniquement`,
    within: 9,
    unless: `${NOT_THEIR_HOME}, un plus, serait, apprécié*, idéal*, clause d'insertion, quartier prioritaire, insertion, pas trop loin, si possible, préférable, de préférence`,
  },
  {
    rules: ["address"],
    severity: "warn",
    first: LIVE,
    beside: `appréci*, souhait*, idéal*, un plus, atout, préfér*, proche, à proximité, près de, pas (trop) loin, non loin, à côté, priorité, prioritaire*, réservé*, dans le secteur, dans le quartier, sur place exigé, aux alentours`,
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
  {
    rules: ["fees"],
    severity: "block",
    first: MONEY_OUT,
    beside: `formation*, inscription*, dossier*, adhésion*, cotisation*, abonnement*, visite médicale, badge*, fichier*, licence*, accréditation*, habilitation*, test d'aptitude, kit*, pack*, starter, mallette, accès, frais de, frais d', book, droit d'entrée, référencement, caces`,
    within: 7,
    unless: NO_MONEY_OUT,
  },
  {
    rules: ["fees"],
    severity: "block",
    first:
      "tenue*, uniforme*, gilet*, matériel, chaussure*, outillage, tablier*, blouse*, casque*, sac*, équipement*, polo*, t shirt*",
    beside: `# euros à/de .. payer/régler/charge/retenu*, coûte # euros, # euros ..4 charge/frais, # euros retenu*, retenu* sur, retenue sur, déduit* de/du/sur, prélev*, facturé* #, à acheter # euros, achetez .. # euros, vendu*, location .. payante`,
    within: 6,
    unless: NO_MONEY_OUT,
  },
  {
    rules: ["fees"],
    severity: "block",
    first: `inscription*, adhésion, dossier, fichier, formation, participation, cotisation, abonnement*, création de (votre) compte/dossier/profil, frais d'agence, frais de dossier, ticket d'entrée`,
    beside: "# euros, # # euros",
    within: 6,
    unless: `${NO_MONEY_OUT}, prime, salaire, par heure, de l'heure, brut*, net, rémunér*, indemnit*, payé*, remboursement, heure, vous gagnez, gain`,
  },
  {
    rules: ["fees"],
    severity: "warn",
    first: `tenue*, uniforme*, matériel, chaussure*, outillage, tablier*, blouse*, casque*, gants, équipement*, epi`,
    beside: "à acheter, à votre charge, à vos frais, à prévoir à, par vos soins, non fourni*, à financer",
    within: 6,
    unless: "rembours*, pris en charge, fourni* par, client*",
  },
  {
    rules: ["fees", "money_request"],
    severity: "block",
    first: "caution*, dépôt* de garantie, chèque* de garantie, garantie financière, consigne de #",
    beside: `#, demand*, exig*, vers*, regl*, obligatoire*, uniforme*, tenue*, badge*, matériel, vélo, clés, scooter, remettre, déposer, laisser, apporter, chèque*, encaiss*, à prévoir, non encaiss*`,
    within: 8,
    unless: `client*, locataire*, aucun*, gratuit*, jamais, méfiez, visiteur*, vous encaissez, encaisser les, encaissement des, vacancier*, restitution, appartement*, logement*, état des lieux, états des lieux, location, sans caution, pas de caution, aucune caution, voyageur*, salle`,
  },
  {
    rules: ["money_request"],
    severity: "block",
    first: `envoyez, envoyer, versez, verser, virez, virer, virement, faites, faire, réglez, régler, payez, payer, avancez, avancer, transférez, déposez, mandat`,
    beside: `par/via/sur/un lydia/paypal/paylib/wero/pcs/transcash/neosurf/bitcoin*/crypto*/wave/orange/western/moneygram/revolut, # euros .. pour valider/réserver/bloquer/confirmer/garantir/votre, # euros de marchandise*/stock/matériel, # euros par paypal/lydia/virement/mandat/pcs, # euros, un wero, virement wero, pour réserver .. place/créneau/poste, pour bloquer .. place/créneau/poste, acompte, avance de #, avance demandée`,
    within: 6,
    unless: `${NO_MONEY_OUT}, salaire, paie, facture*, devis, nous vous, vous recevez, heure, panier*, indemnit*, prime*`,
  },
  {
    rules: ["money_request"],
    severity: "block",
    first: "chèque*",
    beside:
      "par mandat, renvoy*/renver*/revers* .., achèt*/achet* .. matériel/cartes/fournitures, notre fournisseur, la différence, le surplus, votre compte puis",
    within: 14,
    unless: "client*, caisse, jamais, méfiez, comptabilité, saisie",
  },
  {
    rules: ["undeclared_work"],
    severity: "block",
    first: `essai*, test/tests, période de test, journée*, demi-journée*, jour/jours, soir/soirs, nuit/nuits, matin/matins, semaine*, soirée*, service*, heure*, shift*, mise à l'épreuve, immersion, formation, période*, prise en main, matinée*, extra`,
    beside: `non (sera/être) rémunér*, non payé*, pas payé*, pas rémunér*, sans (être) payé*/rémunér*, sans rémunération, sans salaire, gratuit*, à titre gratuit, à titre gracieux, bénévol*, à l'oeil, non indemnis*, pas indemnis*, offert* par vous, offerte au patron, pour rien, ne sera pas payé*/rémunér*, n'est pas payé*/rémunér*, ne sont pas payé*/rémunér*, ne seront pas payé*/rémunér*, non compté*, pas compté*, jamais payé*, unpaid`,
    within: 7,
    unless: `pause*, coupure*, repas, parking, navette, café, boisson*, transport*, entrée*, visite*, client*, association*, temps de trajet, visiteur*, gratuit* pour les/le/nos, logement, mutuelle, vestiaire, formation gratuite, wifi, stationnement, concert, parc, musée, panier, place* gratuit*, déjeuner, dîner, cadeau*, dégustation*, échantillon*, journal, journaux, prospectus, billet*, collation, goûter, bénévoles, avec les bénévoles, formation .. gratuite, service gratuit, hébergement, tenue*, cours, atelier*, public`,
  },
  {
    rules: ["undeclared_work"],
    severity: "block",
    first: "cash, liquide, espèces, en main propre, enveloppe, billets",
    beside: `pas de/d contrat/fiche/paperasse/charges/papiers/papier/bulletin/déclaration, sans contrat/fiche/paperasse/charges/papier/papiers/bulletin/déclar*, ni contrat/fiche/paperasse/charges/papier/papiers, ni vu ni connu, discret*, discrétion, la moitié, une partie, le reste, complément, autres, les autres, non déclaré*, pas déclaré*, le solde, je complète, on complète, pour couvrir, de côté, heures sup*, net d'impôt*`,
    within: 9,
    unless: "jamais, tout est déclaré, client*, caisse, encaiss*, aucun paiement",
  },
  {
    rules: ["undeclared_work"],
    severity: "block",
    first:
      "contrat, fiche* de paie/paye, bulletin*, papiers, paperasse, urssaf, charges sociales, dpae, déclaration*, déclarer",
    beside:
      "pas besoin, s'embêter, s'encombrer, pas la peine, éviter, évite, on s'en passe, on oublie, fera sans, fait sans, se passe de, zéro, facultati*, tape dans la main, tapera dans la main, parole, confiance suffit, ça reste entre nous, entre nous, trop cher*",
    within: 6,
    unless:
      "cv, lettre de motivation, diplôme, expérience, vous n'avez pas, tout est, on s'occupe, s'occupe de, erreur*, retard*, imprim*, sous-traitance",
  },
  {
    rules: ["salary_history"],
    severity: "warn",
    first: `combien, précis*, indiqu*, votre, vos, quel, joindre, joignez, donn*, fourn*`,
    beside: `gagniez, gagnez vous actuellement, dernier* salaire*, salaire* actuel*, salaire* précédent*, ancien* salaire*, rémunération actuelle/précédente/antérieure, dernière* rémunération*, dernier* bulletin*, derniers bulletins, dernière* fiche*, touchiez, étiez vous payé*`,
    within: 5,
    unless: "",
  },
];
