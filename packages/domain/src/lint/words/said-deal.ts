import type { Said } from "./said.ts";

/** Money asked, work hidden, promises that do not hold. */
export const SAID_OF_THE_DEAL: readonly Said[] = [
  {
    rules: ["undeclared_work"],
    severity: "block",
    phrases: `
o black, o noir, au black, en black, du black, au noir, payé* noir, black mais, black uniquement, black possible
de la main à la main, sous la table, sous le manteau, dessous de table, ni vu ni connu, pas vu pas pris
non déclaré*, pas déclaré*, sans (vous/te/être/les/nous) déclar*, rien déclar*, ne déclar* rien/pas/que
on déclare pas/rien/que la/une/le, sans déclar*, pas de déclaration, déclaré* à moitié, déclaré* en partie
partiellement déclaré*, à moitié déclaré*, moitié déclaré*, sans contrat, pas de contrat, pas besoin de contrat
aucun contrat, ni contrat, contrat pas nécessaire, on verra (pour) le contrat, contrat après/plus tard si
sans fiche de paie/paye, pas de fiche de paie/paye, ni fiche de paie/paye
ne figur* pas sur/dans (la/le/votre/les) fiche*/bulletin*/contrat/paie
n'apparaî* pas sur/dans (la/le/votre/les) fiche*/bulletin*/contrat/paie, pas sur la fiche, pas sur le bulletin
pas sur le contrat, hors fiche, sans bulletin, pas de bulletin, hors bulletin, hors fiche de paie, sans paperasse
pas de paperasse, pas de papiers (à) signer, sans papier* à signer, pas de charges ni, sans charges ni
pas de cotisation*, éviter les charges, pour éviter les charges, hors cotisations, sans dpae, pas de dpae
sans urssaf, pas d'urssaf, loin de l'urssaf, l'urssaf n'en saura rien, si l'inspection (..) passe
en cas de contrôle dites, dites que vous êtes de la famille, coup de main entre amis payé, entre nous payé
arrangement (..) entre nous, on s'arrange*, on s'arrangera, petit arrangement, gardez vos alloc*
cumul* .. chômage .. déclar*, cumul* .. rsa .. déclar*, garder (vos/ton/votre) rsa/alloc*/chômage
sans perdre (vos/ton/votre) rsa/alloc*/chômage/droits, payé* en nature, payé* en repas
en échange d/du/de (un) logement/repas/gîte/couvert, contre (le) logement/gîte/couvert/hébergement uniquement
logé nourri pas de salaire, pas de salaire, seuls les pourboires, payé* uniquement aux pourboires
rémunération uniquement aux pourboires, heures supplémentaires non payées, heures sup non payées
contrat .. pour couvrir, travail dissimulé, pas d'impôt*, sans impôt*, net d'impôt*, heures sup* .. au noir
stage non rémunéré puis, on ne paie pas (l'essai/les heures/la formation), essai gratuit, essais gratuits
jour d'essai offert, journée offerte, hors contrat, fausse facture, emploi fictif
`,
  },
  {
    rules: ["undeclared_work"],
    severity: "warn",
    phrases: `
en cash, du cash, cash (en) fin, cash à la/le/tous/chaque/le/direct, payé* cash, paiement cash, règlement cash
paye cash, en liquide, du liquide, en espèces, payé* espèces
`,
    unless: `
bulletin*, fiche* de paie/paye, encaiss*, caisse*, reçu, reçus, client*, contrat*, fond/fonds, transport, pourboire*
don/dons, monnaie, rendre, collect*, déclaré*
`,
  },
  {
    rules: ["fees"],
    severity: "block",
    phrases: `
frais d'inscription/accès/adhésion/agence/entrée/étude/ouverture
frais de dossier/gestion/placement/recrutement/candidature/traitement/réservation/visa/mise, frais administratifs
formation payante, formation .. à votre charge, formation .. à vos frais, visite médicale .. à vos frais
visite médicale .. à votre charge, frais .. # euros ..3 retenu*/demandé*/exigé*/réclamé*, droit d'entrée de
ticket d'entrée de # euros, acheter votre place
acheter (son/votre) stock, stock de départ à acheter, kit de démarrage .. #, pack de démarrage .. #
casse .. retenue/déduite, casse sera (à) (votre/retenue/déduite)
erreur* de caisse (..) retenue*/déduite*/remboursée*/charge, manque* de caisse .. à votre charge, amende de # euros
retard .. # euros de pénalité, pénalité de # euros, retenue de # euros
`,
  },
  {
    rules: ["money_request"],
    severity: "block",
    phrases: `
réexpédi* .. colis, colis .. réexpédi*, recevez/recevoir/réceptionne* des colis chez vous
colis à votre domicile .. renvoy*, mandat cash, western union, moneygram, transcash, neosurf, ticket* pcs
carte* pcs, coupon* pcs, recharge* pcs
carte* prépayée*/cadeau*/itunes/google/steam .. code*/envoy*/rembours*/achet*
achetez .. carte* prépayée*/cadeau*/itunes, code* de recharge, en bitcoin*, par bitcoin*, usdt
encaisse* un chèque .. votre compte, prêter votre compte, prêtez votre compte, votre compte .. transit*
transfér*/revers*/renvoy* (nous) le/la/l reste/différence/solde/argent, avancer (les) # euros, avancez # euros
avance* de # euros, investir # euros, investissement de départ, mise de départ, apport de # euros, apport personnel
un lydia de, un paypal de, un paylib de
`,
  },
  {
    rules: ["premium_number"],
    severity: "block",
    phrases: `
numéro surtaxé, appel surtaxé, # euros l/la/le appel/minute/sms, # euros par appel/minute/sms, # euros par envoi
sms surtaxé*, envoyez .. par sms au #, envoyer .. par sms au #
`,
  },
  {
    rules: ["misleading"],
    severity: "block",
    phrases: `
argent facile, gain* facile*, gain* garanti*, gain* illimité*, revenu* garanti*, revenu* illimité*, revenu* passif*
euros (par/la/le) semaine/mois/jour garanti*, # euros .. garanti* sans
depuis votre smartphone/téléphone/canapé/salon, sans expérience ni diplôme .. depuis
devenez/devenir riche/millionnaire*/rentier, liberté financière, indépendance financière
devenez votre propre patron, soyez votre propre patron, marketing de réseau, mlm, vente pyramidale
sans bouger de chez vous, sans lever le petit doigt, sans effort, sans rien faire
gagnez # # euros (par mois/semaine), gagn* (jusqu'à) # euros ..4 sans, doublez vos revenus, salaire de ministre
parrainez .. commission*, recrutez vos amis, poste/annonce/offre fictif/fictive, base de cv
annonce bidon/fictive/test, pour attirer (du/des/les) (monde/candidats)
aucun poste (n'est) (ouvert/disponible), tester le marché, constituer un fichier, pour avoir des cv
collectons/collecter/récolter des profils/cv, aucune mission (n'est) prévue/réelle pour, aucune mission réelle
pas de mission réelle, sous couvert, pour récolter des cv, récupérer des cv, en réalité (c'est/ce sera/il/on)
en vrai c'est, officiellement .. en réalité/fait/vrai/pratique, le salaire affiché .. pas, prix d'appel
salaire d'appel, une accroche, l'annonce dit .. mais, annoncé* ..8 mais, affiché* ..8 mais
n'est pas celui de l'annonce, pas le vrai salaire, le vrai salaire
`,
  },
  {
    rules: ["pay_unclear"],
    severity: "warn",
    phrases: `
selon profil, selon votre profil
salaire/rémunération/paie/paye/tarif/taux .. à débattre/discuter/négocier/convenir/définir/voir
salaire/rémunération/paie/paye .. selon compétence*/expérience/profil/motivation/convention/humeur
salaire/rémunération .. attracti*/motivant*/intéressant*/évoluti*/compétiti*/alléchant*
payé* à la tâche/pièce/course/commission/livraison, payé* au rendement/colis/résultat/lance, de vive voix
on parle* de/du (la) salaire/paie
`,
  },
  {
    rules: ["contact_outside"],
    severity: "warn",
    phrases: `
ajoutez/ajoute moi sur, contactez/contacte moi sur/par, écrivez/écris moi sur/par, en message privé
message privé sur, en mp, (en) mp sur insta/facebook/snap, mon snap, mon insta
sur snap/snapchat/insta/instagram/telegram/whatsapp/messenger pour
groupe telegram/whatsapp .. uniquement/inscription/candidat*/postul*, inscription (..) telegram/whatsapp/facebook
laissez/laisse .. message au 06/07, appelez/appeler/appelle/sms/texto/tel/tél (moi/directement/le/au) 06/07
au 06/07 # # # #, ne passez pas par, hors plateforme, hors du site, par sms au, en direct sans passer
directement au numéro
`,
  },
  {
    rules: ["sham_freelance"],
    severity: "warn",
    phrases: `
auto entrepreneur*/autoentrepreneur*/micro entrepreneur*/indépendant*/freelance* (uniquement) .. horaires imposés/fixes
statut (d') auto entrepreneur* obligatoire/exigé, siret obligatoire, siret exigé
`,
  },
];
