/** The same words in another sense: found whole, they name nobody who might be hired. */
export const NEUTRAL = `
jeune* entreprise*/société*/maison/marque*/start/startup*/pousse*/plant/plants/arbre*/arbuste*/enseigne/restaurant*/chef/cheffe/domaine/équipe/agence/boîte/structure/association/vigne*/cabinet/public/publics/enfant*/conducteur*/diplômé*/talent*/lecteur*/spectateur*/sportif*/patient*/client*/joueur*/supporter*/visiteur*/élève*/adhérent*/travailleurs/agriculteur*/créateur*/designer*/artiste*/retraité*
les plus jeunes, moins jeunes, plus jeunes que, équipe* (très/plutôt/assez) (dynamique/sympa/soudée) (et) jeune
équipe*/ambiance/team (très) jeune et dynamique/motivée/sympa/fun/décontractée, ambiance jeune, esprit jeune
team jeune, clientèle .. jeune*, public jeune, tarif* jeune*, billet* jeune*, espace jeune*, rayon jeunesse
auberge* de jeunesse, littérature jeunesse, collection jeunesse, pôle jeunesse, service jeunesse, maison des jeunes
foyer de jeunes, centre de jeunes, job/mission jeune*, mission locale, association de jeunes, groupe* de jeunes
accueil des jeunes, jeunes accueillis, jeunes du centre, animation jeunesse, secteur jeunesse, jeunes parents
fête de la jeunesse
vieille ville, vieux port, vieux lyon, vieux nice, vieille bâtisse, vieille maison, vieux papiers, vieux meuble*
vieille pierre, vieilles pierres, vieux journaux, vieux bâtiment*, vieux rose, vieux cartons, vieux mur/murs
vieux livres, rhum* vieux, vin* vieux, fromage vieux, vieux quartier, vieux matériel, vieux vélo*, vieux vêtements
vieux jouets
résidence* senior*, résidence* pour senior*, atelier* .. senior*, club senior*, clientèle senior*, carte senior
tarif* senior*, gym senior, maison* de retraite, chef* senior, développeur* senior, profil senior ou junior
junior ou senior, junior/senior, senior/confirmé, caisse de retraite, départ* (à/en) (la) retraite
club* du (3e/troisième) âge
femme* de ménage/chambre/service, homme* de ménage/chambre/service, homme* toutes mains, femme* toutes mains
valet de chambre, sage* femme*, homme* d'affaire*, femme* d'affaire*, jour* de la femme, journée .. femme*
droit* des femme*, foyer de femmes, centre d'hébergement pour femmes, accueil de femmes
garçon* de café/salle/restaurant, fille* de salle, fille* d'attente, notre dame, pont aux dames
nos/vos/mes fille*/fils, homme mort, homme/hommes grenouille, femme* âgée*, dame* âgée*, homme* âgé*, monsieur âgé
vieille/vieux dame/monsieur, dame de #, monsieur de #, femme de # ans, homme de # ans, fille de # ans
garçon de # ans, femme* victime*, femmes sans abri, femmes battues, petite/petit fille/garçon, équipe féminine
équipe masculine, foot* féminin, tenue homme, gilet homme, madame monsieur, bonjour mesdames, mesdames messieurs
messieurs dames, coupe homme, barbier pour homme, le garçon, la fille
en français, du français, le français, français courant, français correct, français lu, français parlé
français oral, français écrit, français à l'oral, français à l'écrit, français fluide, français de base
français niveau, bon français, niveau de français, niveau français, cours de français, parl* français, parl* anglais
parl* arabe, parl* chinois, lire le français, bases de/en français, français langue étrangère
maîtrise* (bien/parfaitement) (du/le) français, maîtrise* .. anglais, pas de français, français requis, français non
quelques mots de, anglais courant, anglais professionnel, anglais correct, bon anglais, anglais lu, niveau d'anglais
l'anglais, l'arabe, l'espagnol, l'italien, l'allemand, le portugais, le chinois, le turc, le russe, le polonais
notions de/d, bilingue* .., pratique* de/du, langue* des signes, langue étrangère, langues étrangères
anglais/espagnol/italien/allemand/arabe/chinois/portugais/russe/japonais/français exigé/apprécié/souhaité/indispensable/requis/demandé/obligatoire/nécessaire
anglais ou/et espagnol/italien/allemand/français, un bon français, à l'étranger, étrangère* au service
devise étrangère, devises étrangères, clients étrangers, touristes étrangers, visiteurs étrangers
étudiants étrangers bienvenus
travail au noir, au noir, black friday, blue jean, blanc et noir, noir et blanc, noirs et blancs, noires et blanches
murs blancs, murs noirs, pages blanches, verres blancs, blancs de poulet, nuits blanches, marches blanches
fruits noirs, chaussures noires, chaussures blanches, raisins noirs, olives noires, gants blancs, gants noirs
points noirs, cafés noirs, pages jaunes, gilet jaune fourni, pommes rouges, équipe de france, blancs d'oeuf*
vins blancs, tenues noires, pantalons noirs, jeans noirs, stylos noirs, fonds blancs
école/collège/lycée/établissement/hôpital/cimetière/église/association/radio/traiteur/boucherie/boulangerie/épicerie/librairie/crèche catholique/juif/juive/protestant*/chrétien*/musulman*/orthodoxe
fête* juive*/musulmane*/chrétienne*, pendant le ramadan, planche* à voile, voile* d'ombrage
voile* (de) léger/lourd/béton, char à voile, bateau* à voile, école de voile, club de voile, voile* de mariée
voile* d'hivernage, bouchées à la reine, croix rouge, croix verte, croix rousse, sainte croix, la croix
foulard* fourni*, foulard* de l'uniforme, laïque
syndicat d'initiative, syndicat* de copropriété, syndicat* des, syndicat* mixte, syndicat* intercommunal
jour* de grève, grève* des transports, en cas de grève, piquet de grève, organisation* syndicale*, local syndical
congrès
lieu* de vie, salle de bain, maladie professionnelle, remplacement ..6 maladie, remplac* ..6 maternité
remplac* ..6 parental, arrêt maladie de, rendez vous médicaux, allergie* alimentaire*, sans allergène*, sans gluten
accessible* pmr, place* pmr, rampe pmr, prévention .., indemnités maladie, mutuelle .., complémentaire santé
congé* maladie
grosse* journée*/soirée*/commande*/affluence/brigade/équipe/volume*/pièce*/charge*/machine*
gros oeuvre/volume*/colis/travaux/mariage*/événement*/carton*/site/chantier/bosseur/bras/rush/débit/sel/client*/plus
belle* personne*
belle* terrasse*/équipe*/adresse/maison/clientèle/ambiance/carte/salle/vitrine*/présentation/soirée/saison/opportunité/aventure/énergie/vue/expérience/boutique/découverte/fête/mission
beau* magasin/projet/cadre/temps/jardin/lieu/mariage/plat/bâtiment/linge/geste*, bien fait* pour, travail bien fait
joli* cadre/lieu/boutique/jardin/village/terrasse/projet*/coin/plat*/table*/bouquet*/équipe/maison/vitrine*/prime
table* ronde*, bar à tresses, salon* afro, coiffure afro, tresses africaines, boutons poussoir, bouton* d'appel
blond* vénitien, bière* blonde*/brune*, bières, sauce brune, cheveux gras
pas de souci*, pas de problème*, sans problème, sans souci, sans risque*, pas trop, sauf dimanche, mère* et
fête* des mères/pères/grands, parent* d'élève*, parents accompagnateurs, parents demandeurs, parents employeurs
parents bienvenus, maison mère, société mère, lits bébé, salle de mariage, jeune* marié*, futurs mariés, les mariés
des mariés, menu* enfant*, sortie d'école, animation enfant*, rayon enfant*, jeux d'enfant*, sans enfants à bord
enfants accueillis, enceinte* acoustique*/sportive*/sono/bluetooth/portuaire/fermée/connectée*, suivi* de grossesse
l'enceinte, d'enceinte, une enceinte, cette enceinte, enceinte du/de
livr* (dans/sur) (le) 93, dans le 93/94/95/92/91/77/78, le 93, cité des sciences, cité de la musique
cité internationale, cité administrative, cité scolaire, cité u, cité universitaire, cité radieuse, cité médiévale
vieille cité, droit de cité, la cité, foyer* de/d, foyer logement, au foyer, du foyer
personne forte de, forte affluence, plus fortes, cas contact
`;

/** Ages of what is not the worker: « whisky de 12 ans », « 30 ans d'expérience ». */
export const OTHER_AGE = `
expérience, ancienneté, depuis, il y a, fondé*, créé*, existe*, garanti*, tarif*, gratuit*, whisk*, rhum*, vin/vins
cognac*, armagnac*, fromage*, comté, sortie*, enfant*, élève*, adolescent*, bébé*, collégien*, lycéen*, visiteur*
spectateur*, client*, patient*, résident*, convive*, joueur*, adhérent*, service civique, apprenti*, apprentissage
professionnalisation, alternance, permis depuis, permis de plus, durée, pendant, bail, engagement, métier depuis
anniversaire, fête ses, fêtons, fête nos, célèbre*, nos # ans, réservation*, entrée*, billet*, groupe*, colonie*
séjour*, centre de loisirs, foyer, moyenne d'âge, animation*, encadr*, accompagn*, garde/garder/gardez, accueil*
vélo*, immeuble*, bâtiment*, arbre*, matériel, machine*, chien*, chat*, mère, père, grand-mère, grand-père, dame
monsieur, fils, ma fille, notre fille, coach*, cours, atelier*, licence, équipe de
`;
