import type { Group } from "../group.ts";

/** People named by their age, their sex, their looks or their health. */
export const BODY: readonly Group[] = [
  {
    rules: ["age"],
    when: ["refused", "wanted", "quality", "before-person", "named"],
    names: `
jeune, jeunesse, jeunot, jeunette, djeun, djeune, =ado, =ados, adolescent, minot, gamin, vingtenaire, trentenaire
quarantenaire, cinquantenaire, soixantenaire
génération z/=y/tiktok/insta/instagram/connectée/montante/numérique/=2000, gen z, millennial, vingtaine, trentaine
nouvelle génération, jeune génération, petit jeune, sang neuf, sang frais, chair fraîche, moins de trente
moins de vingt cinq, =teenager, =youngster
`,
  },
  {
    rules: ["age"],
    when: ["refused", "wanted", "quality", "named"],
    names: `
senior, quadra, quinqua, quadragénaire, quinquagénaire, âge mûr, personne mûre, femme mûre, homme mûr, dame mûre
quarantaine, cinquantaine, soixantaine
`,
  },
  {
    rules: ["age"],
    when: ["refused", "quality", "named"],
    names: `
vieux, vieille, vieillard, vioque, croulant, papy, papi, mamie, mamy, pépé, grand-père, grand-mère, papa gâteau
retraité, sexagénaire, septuagénaire, personne âgée, personne trop âgée, personnes plus âgées, troisième âge
certain âge, âge avancé, dinosaure, ancêtre, ancien, vétéran, cheveux blancs, tempes grises, pré-retraité
jeune retraité, fossile, date de péremption, plus tout jeune, ménopausée, fin de carrière, proche de la retraite
boomer
`,
  },
  { rules: ["age"], when: ["refused"], names: "=âgés, =âgée, =âgées, adulte" },
  {
    rules: ["sex"],
    side: "women",
    when: ["refused", "wanted", "quality", "named"],
    names: `
femme, fille, nana, meuf, dame, demoiselle, mademoiselle, mesdames, mesdemoiselles, gonzesse, minette, =jf, =j f
jeune fille, gent féminine, sexe féminin, sexe faible, personnel féminin, équipe féminine, candidature féminine
profil féminin, candidat féminin, main féminine, touche féminine, présence féminine, voix féminine
étudiante/étudiantes (=pas) =pas =étudiant/=étudiants
`,
  },
  {
    rules: ["sex"],
    side: "men",
    when: ["refused", "wanted", "quality", "named"],
    names: `
homme, garçon, gars, =mec, =mecs, monsieur, messieurs, bonhomme, bonshommes, gaillard, =jh, =j h, gent masculine
sexe masculin, sexe fort, personnel masculin, équipe masculine, candidature masculine, profil masculin
candidat masculin, présence masculine, voix masculine, bras d'homme, mâle
`,
  },
  {
    rules: ["appearance"],
    when: ["refused", "wanted", "quality", "before-person", "mentioned"],
    names: `
mince, pulpeux, sculptural, svelte, sexy, élancé, bien foutu, séduisant, photogénique, beau gosse, belle gosse
bien roulé
`,
  },
  {
    rules: ["appearance"],
    when: ["refused", "wanted", "quality", "before-person"],
    names: `
joli, mignon, beau, belle, superbe, magnifique, plantureux, gracieux, sensuel, charmant, ravissant, attirant
belle gosse, plastique de rêve, agréable à regarder, plaisant à regarder, agréable à l'oeil, charismatique et beau
`,
  },
  {
    rules: ["appearance"],
    when: ["refused", "quality"],
    names: `
costaud, baraqué, balèze, musclé, bien bâti, gros, obèse, surpoids, rond, corpulent, forte corpulence, enrobé, gras
maigre, moche, laid, disgracieux, petite taille, nain, trop petit, trop grand, roux, rouquin, blond, blonde, brun
chauve, kilos en trop, bourrelet, embonpoint, bedaine, moins d'1m70, acné, bouton, cicatrice, dreadlock, dread
locks, cheveux crépus, cheveux afro, coupe afro, afro, tresses, taille fine, canon, bien physiquement
bien proportionné, grande et mince, grand et mince, mal fichu, bigleux
`,
  },
  {
    rules: ["appearance"],
    when: ["refused"],
    names: `
personne petite, petite personne, personne ronde, personne forte, personne grosse, forte personne, grosse personne
gros gabarit, petit gabarit, mauvaise haleine, dent manquante, édenté
`,
  },
  {
    rules: ["health"],
    when: ["refused", "without"],
    names: `
handicap, handicapé, handicapée moteur, personne en situation de handicap, =rqth, travailleur rqth
travailleur handicapé, =th, burn-out, burnout, surmenage, avc, infarctus, opération, addiction, dépendance
dépendant, drogué, bègue, stressé chronique, angoissé, phobique, vertige, claustrophobe, daltonien, daltonisme
myope, gaucher, insomniaque, hyperactif, hypersensible, neuroatypique, tdah, dys, invalide, invalidité, infirme
éclopé, boiteux, diabétique, diabète, épileptique, épilepsie, asthmatique, asthme, séropositif, sidéen, =vih, =sida
cardiaque, dépressif, dépression, bipolaire, schizophrène, autiste, psychologiquement fragile, personne fragile
malade, maladie, maladif, pathologie, cancéreux, cancer, hépatite, allergique, allergie, sourd, malentendant
sourd muet, aveugle, malvoyant, borgne, bègue, bégaiement, dyslexique, toxicomane, alcoolique, ancien alcoolique
hernie, sciatique, lumbago
problème/souci/ennui/douleur/mal/pépin/trouble/fragilité de/d/du/au/aux/à/dans (le/la/les/l) dos/genou/genoux/santé/épaule/coeur/articulation/cheville/poids/hanche/poignet/vue/audition/sommeil/lombaire
problème cardiaque, problème médical, problème physique, problème psy, problème psychologique, douleur chronique
dos fragile, dos abîmé, dos en compote, bras cassé, antécédent médical, antécédent, traitement médical
traitement lourd, traitement en cours, sous traitement, médicament, antidépresseur, anxiolytique, insuline
restriction médicale, inaptitude, inapte, contre-indication, mi-temps thérapeutique, accidenté du travail
arrêt maladie, arrêt de travail, arrêt longue durée, longue maladie, arrêt longue maladie, cas social, cassos
personne malade, gens malades, personne suivie, suivi psychiatrique, suivi médical, trouble psychique
trouble mental, maladie mentale, malade mental, fragile, fragilité, de santé fragile, santé fragile, santé précaire
absentéiste, absentéisme, prothèse, fauteuil roulant, porteur de lunettes, appareil auditif, capacité réduite
mobilité réduite, =pmr, covid long
`,
  },
  {
    rules: ["health"],
    when: ["wanted", "quality"],
    names: `
personne valide, bien portant, en pleine santé, personne saine, sain de corps, non handicapé
en pleine possession de ses moyens, physiquement apte, en parfaite santé
`,
  },
  {
    rules: ["appearance"],
    when: ["refused", "wanted", "quality", "mentioned"],
    // Of a body: nothing else in an advert has one.
    names: `
silhouette, visage agréable, visage avenant, visage harmonieux, visage doux, traits fins, plastique irréprochable
plastique parfaite, plastique superbe, plastique avantageuse, beau corps, corps parfait, corps athlétique
corps de rêve, charme naturel, belle apparence, jolie apparence, apparence avantageuse, physionomie, minois
look de mannequin, look de magazine, allure de mannequin, belle allure, belle prestance, prestance physique
sourire hollywood, dentition, tour de taille, ligne impeccable, corpulence, morphologie, stature, gueule, sex-appeal
bonne mine
`,
  },
];
