/** How an advert asks for somebody, turns somebody away or speaks of somebody else. Written as people write. */

/** Before the people one looks for. */
export const WISH = `
recherch*, cherch*, recrut*, embauch*, engage/engageons/engageront
voulons/veut/veux/voudr*/voulait, souhait*, aimer*/aimons, prefer*, privilegi*, favoris*, vise/visons/visee
il (nous/me/te/vous/lui) faut/faudra/faudrait/manque, manque, manquait, besoin de/d
demande/demandons/demandent/demandait, exige/exigeons/exigent, veulent/voulaient, tien*/tenons à, compt* sur
mise/misons sur, dédié* à/aux, fai*/faire appel à/aux, orienté* vers, tourné* vers, cible/ciblons, sollicit*
requier*
prend/prends/prenons/prendra/prendrons, retenons/retient/retiendrons, ne .. que des/de/les/du
uniquement, seulement, exclusivement, exclusif, idéalement, idéal, de préférence, plutôt, si possible, only
réservé*, destiné* à/aux/au, priorité/prioritaire* à/aux/au, place à/aux/au, bienvenue à/aux
profil, profils, profil recherché, rejoins/rejoignez, avis à/aux, appel à/aux, convien*/conviendr* à/aux
adressé/adresse à/aux
que des, que du, s'adress* à/aux, correspond* à/aux, pensé* pour, taillé* pour, penchant pour, faible pour
recev* que, rien que des, seuls/seules les, à pourvoir par, confi* .. à/aux, tenu* par, occupé* par
attendons/attend, sélection*, en quête de, à la recherche de
`;

/** After them. */
export const REQUIRED = `
uniquement, seulement, exclusivement, only, exig*, requis*, impérati*, obligatoire*, indispensable*, nécessaire*
demandé/demandés/demandée/demandées
souhait*, préfér*, de préférence, privilégi*, prioritaire*, priorisé*, apprécié*
recherché/recherchés/recherchée/recherchées, voulu*, attendu*, désiré*
svp, s'il vous plaît, sinon rien, non négociable, condition, conditions, prérequis, est/sont/sera/serait un must
idéal, idéalement, si possible, de rigueur, rien d'autre, point barre, sans exception, en priorité, avant tout
d'abord, peut/peuvent postuler, sera/seront/serait/seraient parfait*/prioritaire*, de rigueur, oblige
fera/ferait/feraient l'affaire, plus/mieux à l'aise, seraient/serait mieux/idéal/idéale/idéaux, convien*/conviendr*
exigence, à privilégier, recommandé*, conseillé*
impose/imposé*/imposée
un plus, un atout, un vrai plus, avantage, favorisé*, sera/seront retenu*, c'est mieux, ce serait mieux, recherchons
cherchons, cherche
`;

/** Before the people one turns away. */
export const REFUSE_BEFORE = `
pas/plus/jamais de/d/des/les/du/la/le/l/aux/au/un/une, pas trop (de), point de/d, ni, ni de/d
aucun/aucune/aucuns/aucunes/nul/nulle, zéro, stop aux/au/les, non aux/au, no, sauf/hormis/excepté (les/aux/des/pour)
pas (trop) pour (les/des/un/une), pas/plus/jamais question de, hors de question, marre de/des, ras le bol de/des
fini les/de/des, exit les, dehors les
pas fait* pour, pas ouvert* à/aux, pas adapté* à/aux, pas prévu* pour, pas destiné* à/aux, pas accessible* à/aux
pas conseillé* à/aux, déconseillé* à/aux, interdit* à/aux/au, fermé* à/aux, inaccessible* à/aux, impossible pour
inadapté* à/aux/pour
ne convien*/conviendr* pas à/aux/pour, éviter/évitez/évitons/évite
exclu/exclus/exclue/exclues/exclut/exclure/excluons/excluent, refus*, écart*/écarte, rejet*
prend/prenons/prends/prendra/prendrons/veut/veux/voulons/voudrais/souhaite/souhaitons/accepte/acceptons/acceptera/embauche/embauchons/recrute/recrutons/cherche/cherchons/recherche/recherchons/retient/retenons/retiendrons/reçoit/recevons/engage/engageons/emploie/employons/garde/gardons/tolère/tolérons/gère/gérons/travaille/travaillons pas/plus/jamais/ni/aucun/aucune/personne (avec)
trop de, ne pas être, n'être pas/ni/plus, n'êtes pas/ni/plus, n'est pas/ni, ne soit pas, ne soyez pas
ne doit/devez/doivent pas être/avoir/porter/faire, ne pas avoir (de/d), n'avoir pas/aucun/aucune/ni
n'avez/avoir/ayez/avoir pas/aucun/aucune/jamais (eu) (de/d), n'ait/ayez pas/aucun/aucune
ne pas habiter/résider/vivre/loger/venir, ne pas porter/faire/pratiquer/suivre/observer
ne portez/faites/pratiquez/porte/fait/pratique pas, incompatible* avec, pas compatible* avec, peu compatible* avec
difficile* avec, interdit/interdiction/défense de porter/mettre/garder/faire/pratiquer, loin de/des, à bannir
bannir/bannissons, fuyons/fuis/fuir, ne s'adress* pas à/aux, ne concerne* pas
ne peut (pas) être occupé/tenu/confié/exercé* par/à, pas envie de
aime/aimons/aiment/apprécie/apprécions/apprécient pas/plus, en dehors de/des, hors, plus jamais de/d
refus*/exclu/exclue/élimin*/écart* si vous/tu portez/êtes/avez/portes/es/as, autre que, autres que
à l'exception des/de
à l'exclusion des/de
`;
/** Weaker: fit for what a person has, not for what a person is called. */
export const WITHOUT = `
sans, sans aucun*, sans le moindre, exempt* de, libre* de (toute/tout), dépourvu* de, indemne* de, non
`;

/** After them: said to the reader. */
export const GO_AWAY = `
s'abstenir, abstenez vous, s'abstiendr*, abstenez, abstention, passe/passez/passer (votre/ton/leur/son) chemin/tour
inutile de/d .. postuler/appeler/candidater/écrire/envoyer/répondre/venir/insister/téléphoner/contacter/présenter/déplacer/contacter/essayer/perdre
inutile, inutiles
pas/plus la peine, ce n'est pas la peine, ne perdez pas, ne perdons pas, ne pas postuler, ne postulez pas
ne postule pas, ne pas candidater, ne candidatez pas, ne pas appeler, n'appelez pas, ne pas répondre
ne répondez pas, ne venez pas, ne pas venir, ne pas se présenter, ne pas insister, n'insistez pas
n'envoyez pas/rien, ne pas envoyer
cherchez/chercher/allez/voir/postulez ailleurs, pas pour vous/toi/eux/elles, pas fait pour vous/eux/elles
n'est pas fait pour, prié* de ne pas, vous abstenir, de ne pas candidater/postuler/répondre/venir, pas chez nous
pas chez moi, pas notre cible, hors cible, pas le profil, pas l'endroit
ne pouvons/pourrons/peut/pourra (pas) (vous/les/le/la/l) accueillir/prendre/recevoir/embaucher/retenir/accepter/garder/recruter
on oublie, oubliez, laissez tomber, vous pouvez oublier
ne les/la/le/l prend/prenons/veut/voulons/retient/retenons/accepte/acceptons/embauche/embauchons/recrute/recrutons/garde/gardons pas/plus/jamais
on a (déjà) donné, non merci, merci mais non, sans façon, très peu pour nous, restez chez vous
ne sera/seront pas étudié*, même pas en rêve, ne m'intéress* pas, ne nous intéress* pas, ne cadre* pas
n'a/ont pas sa/leur place, pas leur place, pas sa place, ne rentre* pas, pas (à) sa/leur place, ne donn* pas suite
pas donner suite, ne pourr* (pas) donner suite, ne correspond* pas, ne répond* pas à, n'est/sont pas ce que
ne s'intègr* pas, ne tiendr* pas, ne tien* pas, n'auraient/aurait pas sa/leur place, mal à l'aise, mal vu*
fait/font/ferait/feraient fuir, aura/auront/aurait du mal, peu de chances, aucune chance, ne nous convien* pas
dossier* écarté*, candidature* écartée*, candidature* refusée*, merci de comprendre, ne sera/seront pas lu*
nous évit*, poser* problème, pose/posent problème, posent trop de problèmes, source de problèmes
ne fer* pas l'affaire, allez voir ailleurs, ça n'ira pas, ne va pas le faire, ça va pas le faire, on ne pourra pas
nous ne pourrons pas, ne pas se manifester, corbeille, poubelle, direct à la poubelle
`;
/** After them: said of them. */
export const TURNED_AWAY = `
refus*, exclu/exclus/exclue/exclues/exclut/exclure, écart*, élimin*, rejet*, déconseill*, banni*, proscrit*
interdi*, impossible*, rédhibitoire*
indésirable*, non grata, dehors, désolé*, incompatible*, disqualifi*, prohibé*
non/pas/jamais/plus (les) accept*/admis*/retenu*/souhait*/pris/prises/prise/reçu*/recruté*/embauché*/autorisé*/toléré*/possible*/envisag*/bienvenu*/désiré*/voulu*/compatible*/adapté*/éligible*/concerné*/convoqué*/considéré*/engagé*/conseillé*/gardé*/permis*/apte*/traité*/examiné*/étudié*/lu/lues/lus/contacté*/rappelé*
ne seront/sera/sont/est/serait/seraient (pas/jamais/plus) .. accept*/admis*/retenu*/pris/prise/prises/reçu*/recruté*/embauché*/autorisé*/toléré*/étudié*/considéré*/contacté*/rappelé*/repris*/examiné*/traité*/convoqué*/sélectionné*/conservé*/convié*/privilégié*/prioritaire*
ne pourr*/peuvent/peut/conviendr*/convien*/tiendr*/suivr* pas, pas de place pour, aucune chance, pas les bienvenu*
à éviter, à proscrire, recalé*, hors de question, hors jeu, non conforme*, zéro tolérance, c'est non, ça sera non
c'est mort, niet, out
`;

/** People one hires, or might. */
export const PERSON = `
personne/personnes, candidat*, quelqu'un, gens, profil/profils, collaborateur*, collaboratrice*
employé/employée/employés/employées, salarié/salariée/salariés/salariées, travailleur*, personnel, équipier*
équipière*, individu*, intérimaire*, extra/extras, renfort/renforts, collègue*, intervenant*, prestataire*
postulant*, recrue*, main d'oeuvre, travailleuse*
serveur*/serveuse*, vendeur*/vendeuse*, caissier*/caissière*, cuisinier*/cuisinière*, plongeur*/plongeuse*
livreur*/livreuse*, chauffeur*/chauffeuse*, barman/barmans/barmen/barmaid/barmaids, hôte/hôtes/hôtesse/hôtesses
réceptionniste*, agent/agents/agente/agentes, manutentionnaire*, préparateur*, préparatrice*, ouvrier*/ouvrière*
maçon/maçons, peintre/peintres, carreleur*, plombier*, électricien*, manoeuvre/manoeuvres, nounou/nounous
baby sitter*, auxiliaire*, aide/aides soignant*, aide à domicile, aide ménagère, infirmier*/infirmière*
animateur*/animatrice*, secrétaire*, assistant*, commis, second, cariste*, jardinier*, jardinière*
coiffeur*/coiffeuse*, esthéticienne*, videur*, vigile*, gardien*, technicien*, développeur*/développeuse*
formateur*/formatrice*, standardiste*, téléconseiller*, commercial, commerciaux, commerciale, boulanger*, boucher*
pâtissier*, barista*, équipe, équipes, cuistot*, saisonnier*, magasinier*, déménageur*, conducteur*, étudiant*
bonne/bonnes, maître d'hôtel, promoteur*, mannequin/mannequins
`;

/** The reader is told what to be. */
export const YOU_ARE = `
vous êtes, tu es, t'es, être, soyez, sois, vous serez, vous soyez, doit être, devez être, doivent être, il/elle est
soit/soient, étant, si vous êtes, si t'es, se sentir, vous vous sentez, c'est, ce serait, ce sera, sera, serait
`;

/** The work itself: « un poste d'homme ». */
export const JOB_FOR = `
poste/travail/boulot/job/mission/métier/emploi/taf/place/tâche/univers/milieu/monde/secteur (est/serait/sera/c'est/plutôt/idéal/idéale/parfait/fait/faite/conçu/adapté/adaptée/réservé/réservée/destiné/destinée/typiquement/vraiment/un/peu) (plutôt/est/fait/idéal/davantage) de/d/pour/à/aux
`;

/** Neither the wish nor the refusal is about them. */
export const OTHERS = `
client*, clientèle, patient/patiente/patients/patientes, résident/résidente/résidents/résidentes
visiteur*/visiteuse*, invité/invitée/invités/invitées, convive*, spectateur*/spectatrice*, public, publics, usager*
bénéficiaire*, élève*, enfant, enfants, bébé, bébés, adhérent*, touriste*, voyageur*, passager*, supporter*
supporteur*, locataire*, auprès, envers, au contact, en contact, propriétaire*, famille, familles, participant*
exposant*, fierté*, friendly, pride, coureur*/coureuse*, joueur*/joueuse*, sportif*/sportive*
abonné/abonnés/abonnée, lecteur*, consommateur*, habitants, copropriétaire*, vacancier*, festivalier*, stagiaires
groupe/groupes, association*, club, foyer, centre, maison de, résidence, école, collège, lycée, crèche, hôpital
clinique, ehpad, tarif*, délégation, équipe de france, ma mère, mon père, ma grand mère, mon grand père, notre fille
mes filles, notre fils, mes enfants, nos enfants, ma fille, mon fils, couverts
`;
/** Those who pay, deposit and show papers in a shop, a hotel or a race. */
export const PAYERS = `
client*, clientèle, locataire*, exposant*, coureur*/coureuse*, participant*, visiteur*, vacancier*, élève*, parents
patient*, usager*, voyageur*, passager*, adhérent*, membres, acheteur*, spectateur*, festivalier*, public, invités
supporter*, joueur*, sportif*, touriste*, les/des familles, résident*, convive*, concurrent*, candidats au permis
`;
export const SERVE = `
accueil de/d/des/aux/du, accueillir, accueillez, accueille/accueillons/accueillent/accueillis/accueillies
accompagn*, encadr*, anim*, aider, aidez, aide aux/à/pour, soin*, soign*, servir, servez, service aux/des, garder
gardez, garde de/d, assister, assistez, assistance, conseil aux/en/à/de, conseiller les/des/aux, conseillez, écout*
surveill*, s'occuper, occupez, coiffer, habiller, habillage, maquiller, former, formation de/des/d/aux
cours de/d/pour/aux, atelier*, transporter, transport de/des, conduire, conduisez, reconduire, ramener, livr*
distribu*, visite de/d/des, rendre visite, portage, héberg*, soutien, soutenir, vente de/aux, vendre, vendez, match
tournoi, course, équipe féminine, équipe masculine, festival, salon, séjour*, colonie, initiation*, collecte
`;
/** A thing, a place or a trade that takes the name of people: « rayon homme », « restaurant italien ». */
export const THINGS = `
rayon*, vêtement*, chaussure*, chaussant, prêt-à-porter, collection*, mode, lingerie, parfum*, cosmétique*, coupe*
coiffure, vestiaire*, toilette*, sanitaire*, wc, douche*, cabine*, bloc/blocs, dortoir*, chambre*, costume*, tenue*
pantalon*, chemise*, t shirt*, tee shirt*, polo*, veste*, robe*, jupe*, jean*, tablier*, basket*, ceinture*, bijou*
montre*, maillot*, sous-vêtement*, gilet*
discothèque*, bar/bars, boîte de nuit, night club, cabaret*, pub/pubs, librairie*, hammam*, snack*, kebab*, soirée*
restaurant*, resto*, cuisine*, boulangerie*, boucherie*, traiteur*, épicerie*, pâtisserie*, charcuterie, fromage*
vin/vins, produit*, spécialité*, plat/plats, buffet*, food truck, pizzeria, brasserie*, café*, thé/thés, marché*
magasin*, boutique*, marque*, société, entreprise*, start up/ups, startup*, cabinet*, hôtel*, musée*, théâtre*
film*, musique*, spectacle*, fête*, carnaval, journée*, sac/sacs, mur/murs, fond*, peinture*, linge, tissu*, papier*
voiture*, véhicule*, camion*, moto*, vélo*, ligne, page*, site, pays, nouvel an, cimetière, presse, magazine*
article*, meeting*, parti, réunion*, congrès, élection*, campagne, débat*, exposition*, marche, messe*, paroisse*
mosquée*, synagogue*, temple*, église*, jouet*, livre*, langue, drapeau, expression, version, série, taille*, forme
`;

/** Words between a wish and its object that change nothing. */
export const LIGHT = `
de, d, du, des, le, la, les, l, un, une, a, au, aux, et, ou, en, que, qu, qui, est, sont, soit, etre, ce, cet, cette
ces, ma, mon, mes, notre, nos, votre, vos, leur, se, s, y, on, ne, n, pas, non, plus, tres, trop, bien, plutot
vraiment, surtout, absolument, strictement, imperativement, uniquement, seulement, exclusivement, idealement
obligatoirement, forcement, que, seul, seule, seuls, seules
vrai, vraie, vrais, bon, bonne, bons, bonnes, beau, belle, jolie, jolies, joli, petit, petite, petits, gentil
gentille, brave, gros, grand, grande, simple, autre, autres, certain, certaines, tout, tous, toute, toutes, personne
personnes, gens, candidat, candidate, candidats, candidates, profil, profils, candidature, candidatures, quelqu
equipe, personnel, type, style, genre, cote, serieuse, serieux, motive, motivee, motives, dynamique, souriant
souriante, urgent, urgemment, actuellement, toujours, encore, bel, bien, ayant, avoir, avec, deux, trois, quatre
quelques, plusieurs, dans, chez, nous, vous, moi, meme, aussi, comme, mr, mme, origine, sexe, population, milieu
issu, issue, issus, issues, style, femme, femmes, homme, hommes, fille, filles, garcon, garcons, jeune, jeunes, dame
dames, serveur, serveurs, serveuse, serveuses, employe, employes, ouvrier, ouvriers, travailleur, travailleurs, gars
mec, mecs, couple, equipes, collaborateur, collaborateurs, collaboratrice, employee, employees, salarie, salaries
nom, noms, prenom, prenoms, reconnaissance, statut, situation, eu, ait, aient, profil, accueillir, recevoir, prendre
voir, embaucher, recruter, intervenant, intervenants, intervenante, adherent, adherents, membre, membres, militant
militants, ancien, anciens, envoyer, sympathisants, sympathisant, representant, representants, delegue, delegues
postulant, postulants, individu, individus
atteint, atteinte, atteints, atteintes, souffrant, souffrants, portant, port, signe, signes, porteur, porteurs
vient, viens, viennent, venant, venu, venus, provenance, originaire, originaires, partisan, partisans, fan, fans
adepte, adeptes, titulaire, titulaires, residant, habitant, vivant
`;

/** Said to everyone, or said so as not to ask: no ground is held against anyone. */
export const EQUAL = `
quel/quelle/quels/quelles que soi*, sans distinction, avec ou sans, sans discrimin*, non discrimin*
aucune discrimin*, égalité
promouv*/valoris*/favoris*/respect*/encourag* .. diversité, diversité et, lutte contre, peu importe*, importe peu
importent peu, n'a/ont pas/aucune d'importance, aucune importance, n'entre* pas, ne compte* pas
ne tenons (pas) compte, sans tenir compte, indépendamment
ouvert* à tous/toutes/chacun, à toutes et à tous, tous les profils, tous profils, tous/toutes les candidat*
tous âges, tout âge, tous les âges, toutes origines, toutes les origines, sans condition*, sans limite*
pas/aucune de limite*, aucune limite*, pas de condition*, aucune condition*, aucun critère, pas de critère*
ne demand* jamais/pas/aucun/aucune/ni/rien, ne vous demand* jamais/pas/aucun/aucune/rien, jamais demand*
ne sera/seront jamais/pas demand*, n'est/sont (pas/jamais) demand*, ne réclam* jamais/pas/rien/aucun
n'exige* ni/pas/aucun/aucune, n'avons/a pas à savoir, ne regarde que vous, méfiez-vous, attention aux arnaques
pas/non/ni besoin de/d photo/habiter/joindre/fournir, pas nécessaire de/d, pas obligatoire de/d, pas exigé*
pas demandé*, non exigé*, non demandé*, inutile de joindre/fournir/préciser/indiquer
inutile d'envoyer (de/une/votre) photo, ne joignez pas, sans photo, cv anonyme, aucune photo, ne mentionnez pas
ne précisez pas, n'indiquez pas, compétences égales, handi-accueillant*, handi-bienveillant*
`;
/** The law asks for it: to be checked, not removed. */
export const BY_LAW = `
par la loi, la loi l'impose, la loi le prévoit, obligation légale, obligations légales, conformément à/au/aux
prévu* par l/le/la, imposé* par la réglementation, réglementation, code du travail, code de la, arrêté préfectoral
comme la loi, exigence légale, légalement
`;
/** What follows takes it back. */
export const HOWEVER = `
mais, sauf, hormis, excepté, cependant, toutefois, par contre, en revanche, néanmoins, à part
`;

export const WELCOME = `
bienvenu*, accepté/acceptés/acceptée/acceptées, admis, acceptons, encouragé*, encourageons, ouvert* aux/à
accessible* aux/à, accessibles, aménag*, adaptable*, adapté* aux/à, possible/possibles, éligible*
comme tout le monde, aussi, y compris, autant que, valoris*
`;
