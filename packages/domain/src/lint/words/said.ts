import type { LintRule, LintSeverity } from "../rule.ts";

/** To say it is to break the law, or to risk it, whoever is meant: euphemisms first. */
export type Said = { rules: readonly LintRule[]; severity: LintSeverity; phrases: string; unless?: string };

export const SAID: readonly Said[] = [
  {
    rules: ["age"],
    severity: "block",
    phrases: `
votre/ton jeune âge
avez/avoir/ayant/a/ait/soyez/dans la (petite/bonne/belle) vingtaine/trentaine/quarantaine/cinquantaine
en dessous de la trentaine/quarantaine/cinquantaine, la vingtaine ou la trentaine, moins de la trentaine
pas/jamais au dessus de # ans, ne dépass* pas # ans, ne pas dépasser # ans, plafond de # ans, barre des # ans
quel âge, votre/ton âge, date de naissance (..) candidature/cv/message/exigée/obligatoire
âge .. maxi*/limite/visé*/souhaité/recherché/idéal/moyen souhaité/requis/compris, dans ces âges, dans cet âge
même âge que, âge similaire, du même âge, tranche d'âge (visée/souhaitée/recherchée/idéale), limite* d'âge
condition d'âge :, critère d'âge, jeune* de # à #, date limite de naissance, né/nés/née/nées (e) après/avant/en #
être né/née/nés/nées après/avant, de la génération .. z/y, digital natives/native uniquement
trop âgé*/vieux/vieille/jeune pour, atteint par la limite
rajeunir, rajeunissement, dépass* (la/les) vingtaine/trentaine/quarantaine/cinquantaine
passé la trentaine/quarantaine/cinquantaine, né/née/nés/nées dans les années, années 2000, années 90, vos # bougies
soufflé .. bougies, vieux de la vieille s'abstenir, pas un vieux, pas une vieille, fraîchement sorti* du lycée
tout juste majeur*, à peine majeur*, jeune et jolie/dynamique/motivé*/souriant*/souple/sportif*, jeune et en forme
jeune dynamique, jeune motivé*, jeune souriant*, jeune sérieux, jeune ou très jeune, encore jeune, assez jeune
plutôt jeune, suffisamment jeune, profil* jeune*, candidat* jeune*, jeune* candidat*, personne jeune
l'énergie de la jeunesse, la fougue de la jeunesse, fougue de vos # ans, jeune de corps, jeune d'esprit et de corps
jeune retraité exclu, plus tout jeune*, plus de la première jeunesse, première jeunesse, peau de bébé
`,
  },
  {
    rules: ["age"],
    severity: "warn",
    phrases: `
équipe/ambiance/team/esprit/structure/environnement/cadre/bande (très/plutôt/assez) (dynamique/sympa/soudée/fun/cool/décontractée) (et) jeune
jeune équipe, jeune et dynamique équipe, esprit (est/reste) jeune, ambiance .. jeune, moyenne d'âge, âge moyen
jeune* diplômé*, jeune* talent*, digital native*, jeune d'esprit, état d'esprit jeune, dynamisme de la jeunesse
première expérience uniquement, débutants uniquement, sortie d'école uniquement, ambiance startup jeune
cheveux blancs
`,
  },
  {
    rules: ["sex"],
    severity: "block",
    phrases: `
sexe (est) masculin/féminin/homme/femme, de sexe masculin/féminin, genre masculin/féminin
métier/poste/travail/boulot/job d/de homme*/femme*/mec/mecs/fille*/gars
métier/poste/travail/boulot/job masculin/féminin, on veut/cherche du masculin/féminin
équipe 100 masculine/féminine, équipe exclusivement/entièrement/uniquement masculine/féminine
préférence masculine/féminine, préférence pour un/une homme/femme/fille/garçon, entre mecs, entre hommes
entre filles, ambiance de mecs
pas de place pour les femmes/filles/hommes, mesdames/messieurs (merci) (de) s'abstenir/abstenez/désolé*
univers/monde/milieu/ambiance d/de homme*/mecs/femmes/masculin/filles
univers/monde/milieu/ambiance masculin/féminin, féminiser, masculiniser, que des candidates
candidates uniquement/exclusivement/seulement
désolé* mesdames/messieurs/les filles/les gars/les hommes/les femmes/les mecs
serveuse*/vendeuse*/caissière*/hôtesse*/cuisinière*/barmaid*/infirmière*/candidate* ..5 pas (un/de/d/des) serveur*/vendeur*/caissier*/hôte/hôtes/cuisinier*/barman/infirmier*/candidat/candidats/homme*/garçon*
serveur/vendeur/caissier/hôte/cuisinier/barman .. pas (une/de) serveuse/vendeuse/caissière/hôtesse/cuisinière/barmaid/femme/fille
au masculin uniquement, au féminin uniquement, profil masculin, profil féminin
serveuse*/vendeuse*/caissière*/hôtesse* ..3 préfér*, serveur*/vendeur*/caissier* ..3 préféré* à une
un vrai bonhomme, bras masculins
poigne masculine, force masculine, douceur/délicatesse/sensibilité féminine, féminine exigée, physique d'homme
force d'homme
`,
  },
  {
    rules: ["appearance"],
    severity: "block",
    phrases: `
physique (est/très/assez/plutôt) avenant*/agréable*/avantageux/attrayant/attractif/attirant/harmonieux/plaisant/irréprochable/soigné/flatteur/gracieux/imposant/impressionnant/exigé/demandé/impeccable/parfait/sympathique/de/d
physique (..) compte*/primordial/important/déterminant/essentiel/capital, le physique fait
un/le/votre/son/ton/du/au physique, physique ingrat/difficile/quelconque/banal, présentation physique
beau/joli/bon physique, belle/bonne plastique, plastique .. exig*/souhait*/appréci*/demand*, attrait* physique*
atout* physique*, critère* physique*, charme physique, beauté .. exig*/souhait*/demand*/appréci*
la beauté compte/fait/prime, beauté naturelle
belle/jolie/bonne gueule, gueule d'ange, beau/joli/bo visage*, belle/jolie/fine silhouette
silhouette .. soign*/exig*/souhait*/demand*/fine/élancée/mince/svelte/sportive/harmonieuse/impeccable
sourire ravageur, jolies/belles jambes, belle poitrine, décolleté, jolies formes, belles formes, formes généreuses
mensurations, tour de poitrine, tour de taille, tour de hanches, imc, indice de masse
corpulence (normale/fine/mince/moyenne/sportive) (exigée), poids idéal, poids maximum, maximum # kg
pesez/peser/pèse moins de, faire/faites moins de # kilos, plus de # kg minimum
profil*/look/allure/taille mannequin, taille/physique de mannequin, taille .. mini/minimum exigée
yeux bleus/verts/clairs
blond* aux yeux, cheveux longs exigés, cheveux lisses (exigés/obligatoires), teint clair/frais/hâlé/pâle, peau lisse
photo* ..5 en pied, photo* de plain pied, photo* .. maillot/bikini/lingerie/corps, photo* avantageuse*/flatteuse*
photo* sexy, tenue* sexy, mini jupe*, jupe courte .. obligatoire/exigée, robe courte obligatoire
talons (hauts) obligatoires/exigés, large d'épaules, épaules larges, carrure, armoire à glace
gabarit .. maximum/max/maxi, gabarit imposant/exigé/rugby*/costaud/dissuasif
gabarit de rugbyman/videur/déménageur/catcheur, gros bras, beau/belle gosse, grande et fine/mince/élancée/svelte
portez/porter du 36/38/34/40
faites/faire du 36/38/34/40, rentr* dans du 36/38, plaisir des yeux, plaire à l'oeil, belle* plante*
bombe* (anatomique), bonne* à regarder, sex appeal, sexy, glamour exigé, image parfaite de soi
apparence physique .., dent* .. parfait*/blanches/alignées exigées, sans défaut physique, aucun défaut physique
ni trop gros, ni gros*, mincir, taille 34/36/38/40 (ou/max/maxi/maximum/exigée)
`,
  },
  {
    rules: ["appearance"],
    severity: "warn",
    phrases: `
bonne/très/excellente présentation, présentation .. impeccable/irréprochable/exigée, apparence .. soignée exigée
look (branché/soigné/tendance) exigé, cv .. photo, photo .. cv
photo* (récente/obligatoire) (est) exig*/obligatoire*/demand*/souhait*/bienvenue
joindre/joignez/envoyez/envoyer (une/votre/des) photo*, une photo de vous, portrait photo, tatou*, piercing*
barbe* .. interdit*/refus*/non/exclu*, pas de barbe, sans barbe, rasé* de près, rasage, cheveux courts exigés
maquillage obligatoire
`,
  },
  {
    rules: ["origin"],
    severity: "block",
    phrases: `
bbr, bleu blanc rouge, profil* bbr, 100 français*/franco/européen*/gaulois*, franco français*
français/française/françaises seulement/uniquement/exclusivement, français*/française* de souche/naissance/pure
français* d'origine, de souche, bon/bons français de, vrai* français*, souche européenne
nom/noms/prénom/prénoms (de famille) (bien) français*/européen*/chrétien*, nom/noms/prénom/prénoms .. consonance
consonance française/étrangère/européenne, nom facile à, nom* imprononçable*, nom à coucher, patronyme*
prénom* chrétien, né/née/nés/nées en france, naissance en france, né sur le sol, originaire* d/de/du/des
pays de naissance, pays d'origine, lieu de naissance, nationalité*, ressortissant*
citoyen* (de l'union) européen*/français*, passeport français/européen exigé/obligatoire, carte d'identité française
papiers français, ue uniquement, ue exclusivement, hors ue .. exclu*/refus*, couleur de peau
peau .. blanche/claire/mate/noire/foncée exigée/souhaitée/préférée, de couleur blanche, personnel blanc
blanc/blanche de peau, culture française exigée, valeurs françaises, pas d'autre* origine*, bien de chez nous
du pays uniquement, gens de chez nous, étranger* s'abstenir
d'origine européenne/française/étrangère/maghrébine/africaine/asiatique/portugaise/italienne/espagnole/polonaise/roumaine/indienne/chinoise/japonaise/algérienne/marocaine/tunisienne/antillaise/arabe/turque exigée/souhaitée/uniquement/pour
sans ..3 accent, pointe/trace/soupçon d'accent
accent étranger/africain/maghrébin/arabe/prononcé/marqué/exotique/banlieue/des, pas d'accent
accent .. éliminatoire/rédhibitoire/refusé/exclu/interdit, sans l'accent, langue maternelle, de langue .. maternelle
maternelle française, français .. natif/native, maîtrise native
français/anglais/espagnol/italien/allemand/chinois natif, française native
natif* (anglais/français/anglophone/francophone), native speaker*, francophone* de naissance, francophone* natif*
parfaitement français*, être français*, français* depuis, intégré* à la culture, assimilé*
`,
  },
  {
    rules: ["origin", "appearance"],
    severity: "block",
    phrases: `
de race
de type .. européen*/africain*/asiatique*/maghrébin*/méditerranéen*/nordique*/caucasien*/scandinave*/slave*/antillais*/occidental*
typé/typée/typés/typées .. européen*/africain*/asiatique*/maghrébin*/méditerranéen*/nordique*/scandinave*/slave*/latin*/arabe*/occidental*
type européen/africain/asiatique/caucasien/nordique/méditerranéen/scandinave/slave/latin
d'apparence européenne/occidentale, apparence européenne, physique européen, tête de français
`,
  },
  {
    rules: ["origin"],
    severity: "warn",
    phrases: `titre de séjour depuis, hors union européenne, titre de séjour en cours`,
  },
  {
    rules: ["religion"],
    severity: "block",
    phrases: `
de confession catholique*/musulmane*/juive*/chrétienne*/protestante*/religieuse*/orthodoxe*
de religion catholique*/musulmane*/juive*/chrétienne*/protestante*
votre/vos/ta religion/confession/foi/croyance*/culte/pratique (religieuse)
retirer/retirez/enlever/enlevez/ôter/ôtez/quitter/tomber/laisser/laissez/déposer (le/leur/votre/son/ton) voile/foulard/hijab/turban/kippa
même/notre foi/religion/croyance*, quelle religion, quelle (est) .. religion/confession
êtes vous (plutôt) croyant*/pratiquant*/catholique*/musulman*/juif*/juive/baptisé*, pratiquez vous
faites vous (le/la) ramadan/carême/prière, baptisé* exigé, certificat de baptême, mange*/manger du porc
boire de l'alcool obligatoire, valeurs chrétiennes exigées, bon* chrétien*, bon* catholique*, bon* musulman*
pas (le) vendredi .. mosquée/prière
`,
  },
  {
    rules: ["religion"],
    severity: "warn",
    phrases: `
neutralité religieuse/politique/philosophique, signe* .. religieu*/ostentatoire*/convictionnel*
habilitation religieuse, abattage rituel
projet (d) éducatif/pastoral/établissement chrétien/catholique/juif/musulman/protestant
adhésion aux valeurs chrétiennes/catholiques
`,
  },
];
