import type { Pair } from "./pairs.ts";

const MONEY_OUT = `
à régler, à payer, à verser, à acheter, à avancer, à financer, à votre charge, à charge du/des candidat*
à (la) charge du/des candidat*/salarié*/stagiaire*, à vos frais, à tes frais, à ta charge, aux frais du candidat
payez, payer, payante, payant, versez, verser, réglez, régler, achetez, acheter, avancez, avancer, déboursez
débourser, moyennant, retenu* sur, retenue sur, déduit*, prélev*, facturé*, vous en coûtera, coûte, de votre poche
par chèque, par virement, par mandat, contre #, vous sera/seront demandé*, sera/seront demandé*
vous est/sont demandé*, vous sera réclamé*, à prévoir, investir, investissez
`;
const NO_MONEY_OUT = `
client*, locataire*, fournisseur*, aucun*, sans frais, gratuit*, offert*, pris en charge, prise en charge
prises en charge, à notre charge, à la charge de (l/la) entreprise/employeur/société, rembours* sur, remboursé* sur
rien à, ne payez, vous n'avez rien, jamais, méfiez, visiteur*, vente, vendre, caisse, encaiss*, on vous paie
nous payons, nous vous, payé/payée/payés/payées par, brut, net
`;

/** Money asked and work hidden, told by two things said together. */
export const PAIRS_OF_THE_DEAL: readonly Pair[] = [
  {
    rules: ["fees"],
    severity: "block",
    first: MONEY_OUT,
    beside: `
formation*, inscription*, dossier*, adhésion*, cotisation*, abonnement*, visite médicale, badge*, fichier*, licence*
accréditation*, habilitation*, test d'aptitude, kit*, pack*, starter, mallette, accès, frais de, frais d', book
droit d'entrée, référencement, caces
`,
    within: 7,
    unless: NO_MONEY_OUT,
  },
  {
    rules: ["fees"],
    severity: "block",
    first: `
tenue*, uniforme*, gilet*, matériel, chaussure*, outillage, tablier*, blouse*, casque*, sac*, équipement*, polo*
t shirt*
`,
    beside: `
# euros à/de .. payer/régler/charge/retenu*, coûte # euros, # euros ..4 charge/frais, # euros retenu*, retenu* sur
retenue sur, déduit* de/du/sur, prélev*, facturé* #, à acheter ..4 # euros, achetez .. # euros, vendu*
location .. payante
`,
    within: 6,
    unless: NO_MONEY_OUT,
  },
  {
    rules: ["fees"],
    severity: "block",
    first: `
inscription*, adhésion, dossier, fichier, formation, participation, cotisation, abonnement*
création de (votre) compte/dossier/profil, frais d'agence, frais de dossier, ticket d'entrée
`,
    beside: "# euros, # # euros",
    within: 6,
    unless: `${NO_MONEY_OUT}, prime, salaire, par heure, de l'heure, brut*, net, rémunér*, indemnit*, payé*, remboursement, heure
vous gagnez, gain`,
  },
  {
    rules: ["fees"],
    severity: "warn",
    first: `
tenue*, uniforme*, matériel, chaussure*, outillage, tablier*, blouse*, casque*, gants, équipement*, epi
`,
    beside: `
à acheter, à votre charge, à vos frais, à prévoir à, par vos soins, non fourni*, à financer
`,
    within: 6,
    unless: "rembours*, pris en charge, fourni* par, client*",
  },
  {
    rules: ["fees", "money_request"],
    severity: "block",
    first: "caution*, dépôt* de garantie, chèque* de garantie, garantie financière, consigne de #",
    beside: `
#, demand*, exig*, vers*, regl*, obligatoire*, uniforme*, tenue*, badge*, matériel, vélo, clés, scooter, remettre
déposer, laisser, apporter, chèque*, encaiss*, à prévoir, non encaiss*
`,
    within: 8,
    unless: `
client*, locataire*, aucun*, gratuit*, jamais, méfiez, visiteur*, vous encaissez, encaisser les, encaissement des
vacancier*, restitution, appartement*, logement*, état des lieux, états des lieux, location, sans caution
pas de caution, aucune caution, voyageur*, salle
`,
  },
  {
    rules: ["money_request"],
    severity: "block",
    first: `
envoyez, envoyer, versez, verser, virez, virer, virement, faites, faire, réglez, régler, payez, payer, avancez
avancer, transférez, déposez, dépôt, acompte, mandat
`,
    beside: `
par/via/sur/un lydia/paypal/paylib/wero/pcs/transcash/neosurf/bitcoin*/crypto*/wave/orange/western/moneygram/revolut
# euros .. pour valider/réserver/bloquer/confirmer/garantir/votre, # euros de marchandise*/stock/matériel
# euros par paypal/lydia/virement/mandat/pcs, # euros, un wero, virement wero, pour réserver .. place/créneau/poste
pour bloquer .. place/créneau/poste, acompte, avance de #, avance demandée
`,
    within: 6,
    unless: `${NO_MONEY_OUT}, salaire, paie, frais, facture*, devis, nous vous, vous recevez, heure, panier*, indemnit*, prime*`,
  },
  {
    rules: ["money_request"],
    severity: "block",
    first: "chèque*",
    beside: `
par mandat, renvoy*/renver*/revers* .., achèt*/achet* .. matériel/cartes/fournitures, notre fournisseur
la différence, le surplus, votre compte puis
`,
    within: 14,
    unless: "client*, caisse, jamais, méfiez, comptabilité, saisie",
  },
  {
    rules: ["undeclared_work"],
    severity: "block",
    first: `
essai*, test/tests, période de test, journée*, demi-journée*, jour/jours, soir/soirs, nuit/nuits, matin/matins
semaine*, soirée*, service*, heure*, shift*, mise à l'épreuve, immersion, formation, période*, prise en main
matinée*, extra
`,
    beside: `
non (sera/être) rémunér*, non payé*, pas payé*, pas rémunér*, sans (être) payé*/rémunér*, sans rémunération
sans salaire, gratuit*, à titre gratuit, à titre gracieux, bénévol*, à l'oeil, non indemnis*, pas indemnis*
offert* par vous, offert*/offerte* à la maison/patron, offerte au patron, pour rien, ne sera pas payé*/rémunér*
n'est pas payé*/rémunér*, ne sont pas payé*/rémunér*, ne seront pas payé*/rémunér*, non compté*, pas compté*
jamais payé*, unpaid
`,
    within: 7,
    unless: `
pause*, coupure*, repas, parking, navette, café, boisson*, transport*, entrée*, visite*, client*, association*
temps de trajet, visiteur*, gratuit* pour les/le/nos, logement, mutuelle, vestiaire, formation gratuite, wifi
stationnement, concert, parc, musée, panier, place* gratuit*, déjeuner, dîner, cadeau*, dégustation*, échantillon*
journal, journaux, prospectus, billet*, collation, goûter, des/les/aux/nos bénévoles, bénévoles de
formation .. gratuite
service gratuit, hébergement, tenue*, cours, atelier*, public
`,
  },
  {
    rules: ["undeclared_work"],
    severity: "block",
    first: "cash, liquide, espèces, en main propre, enveloppe, billets",
    beside: `
pas de/d contrat/fiche/paperasse/charges/papiers/papier/bulletin/déclaration
sans contrat/fiche/paperasse/charges/papier/papiers/bulletin/déclar*
ni contrat/fiche/paperasse/charges/papier/papiers, ni vu ni connu, discret*, discrétion, la moitié, une partie
le reste, complément, autres, les autres, non déclaré*, pas déclaré*, le solde, je complète, on complète
pour couvrir, de côté, heures sup*, net d'impôt*
`,
    within: 9,
    unless: "jamais, tout est déclaré, client*, caisse, encaiss*, aucun paiement",
  },
  {
    rules: ["undeclared_work"],
    severity: "block",
    first: `
contrat, fiche* de paie/paye, bulletin*, papiers, paperasse, urssaf, charges sociales, dpae, déclaration*, déclarer
`,
    beside: `
pas besoin, s'embêter, s'encombrer, pas la peine, éviter, évite, on s'en passe, on oublie, fera sans, fait sans
se passe de, zéro, facultati*, tape dans la main, tapera dans la main, parole, confiance suffit, ça reste entre nous
entre nous, trop cher*
`,
    within: 6,
    unless: `
cv, lettre de motivation, diplôme, expérience, vous n'avez pas, tout est, on s'occupe, s'occupe de, erreur*, retard*
imprim*, sous-traitance
`,
  },
  {
    rules: ["salary_history"],
    severity: "warn",
    first: `combien, précis*, indiqu*, votre, vos, quel, joindre, joignez, donn*, fourn*`,
    beside: `
gagniez, gagnez vous actuellement, dernier* salaire*, salaire* actuel*, salaire* précédent*, ancien* salaire*
rémunération actuelle/précédente/antérieure, dernière* rémunération*, dernier* bulletin*, derniers bulletins
dernière* fiche*, touchiez, étiez vous payé*
`,
    within: 5,
    unless: "",
  },
];
