import type { SectorKey } from "@app/domain/catalogue/sectors";

export type CandidateProfile = { sector: SectorKey; profession: string; text: string };

export const CANDIDATE_PROFILES: readonly CandidateProfile[] = [
  {
    sector: "restauration",
    profession: "Serveur en salle",
    text: "Dix ans de salle, entre brasseries et banquets. J’aime les services pleins, les équipes qui se parlent et les clients qui reviennent. Disponible soirs et week-ends.",
  },
  {
    sector: "restauration",
    profession: "Commis de cuisine",
    text: "CAP Cuisine et deux ans de bistrot. Mise en place rapide, couteaux affûtés, poste propre. Je cherche des renforts le midi, en attendant d’ouvrir mon propre comptoir.",
  },
  {
    sector: "restauration",
    profession: "Plongeur",
    text: "La plonge, c’est le cœur de la cuisine\u202f: quand elle tourne, tout tourne. Trois ans d’expérience, machine à capot et batterie, et je donne volontiers un coup de main aux épluchages.",
  },
  {
    sector: "restauration",
    profession: "Barista",
    text: "Cafés, latte art et bonne humeur dès 6\u00a0h. J’ai participé à l’ouverture de deux cafés et formé des équipes. Libre du lundi au jeudi.",
  },
  {
    sector: "commerce",
    profession: "Conseiller de vente",
    text: "Huit ans de boutique, du prêt-à-porter à la décoration. J’écoute avant de conseiller et je laisse la réserve mieux rangée qu’à mon arrivée.",
  },
  {
    sector: "commerce",
    profession: "Hôte de caisse",
    text: "Caisse, accueil, retours\u202f: je garde le même ton au premier et au deux centième client. Études en cours, libre les après-midi et le samedi.",
  },
  {
    sector: "it",
    profession: "Développeur web",
    text: "J’interviens sur des projets courts, de l’intégration à la correction de bogues. JavaScript, PHP, accessibilité. Je documente ce que je livre.",
  },
  {
    sector: "logistique",
    profession: "Préparateur de commandes",
    text: "Quatre ans d’entrepôt, scan et vocal, CACES R489 1A. J’ai l’habitude des horaires du matin et des pics de fin d’année.",
  },
  {
    sector: "logistique",
    profession: "Cariste",
    text: "CACES 1A, 3 et 5 en cours de validité. Dix ans sans incident, et le goût des quais bien rangés. Je me déplace dans tout le département.",
  },
  {
    sector: "hotellerie",
    profession: "Agent d’étage",
    text: "Hôtels et résidences depuis six ans. Rythme régulier, soin des détails, discrétion. Je préfère les missions de plusieurs jours pour bien connaître l’étage.",
  },
  {
    sector: "hotellerie",
    profession: "Réceptionniste de nuit",
    text: "La nuit me convient\u202f: arrivées tardives, clôture, buffet du matin. Anglais courant, espagnol correct, et du calme en toute circonstance.",
  },
  {
    sector: "transport",
    profession: "Chauffeur PL",
    text: "Permis C et CE, FCO à jour, quinze ans de routes régionales. Ponctualité, hayon, transpalette, et un camion toujours propre.",
  },
  {
    sector: "btp",
    profession: "Peintre en bâtiment",
    text: "Sept ans de finitions, neuf et rénovation. Je protège, je ponce, je peins, je range. Carte BTP et permis B.",
  },
  {
    sector: "btp",
    profession: "Électricien du bâtiment",
    text: "Du tirage de câbles au tableau, logements et bureaux. Habilitation B1V BR. J’aime les chantiers où l’on prend le temps de lire les plans ensemble.",
  },
  {
    sector: "sante",
    profession: "Aide-soignant",
    text: "Diplôme d’État, cinq ans en médecine et en gériatrie, de jour comme de nuit. Je fais des remplacements pour découvrir d’autres services.",
  },
  {
    sector: "sante",
    profession: "Aide à domicile",
    text: "Trois ans auprès de personnes âgées. Ménage, repas, courses, et surtout une présence. Permis B et véhicule.",
  },
  {
    sector: "education",
    profession: "Animateur périscolaire",
    text: "BAFA, quatre étés en centre de loisirs. Jeux coopératifs, origami, théâtre d’ombres. J’ai toujours un plan pour la pluie.",
  },
  {
    sector: "evenementiel",
    profession: "Technicien son",
    text: "Petites et moyennes scènes depuis dix ans, console numérique et analogique. J’arrive tôt, je range tard, et j’étiquette mes câbles.",
  },
  {
    sector: "livraison",
    profession: "Livreur à vélo",
    text: "Je connais la ville par ses pistes cyclables. Vélo cargo, colis et repas, été comme hiver. Études de géographie à côté.",
  },
  {
    sector: "securite",
    profession: "Agent de sécurité",
    text: "Carte professionnelle et SST à jour. Magasins, salles de spectacle, sites de nuit. La meilleure intervention est celle qu’on évite par l’accueil.",
  },
  {
    sector: "nettoyage",
    profession: "Agent de propreté",
    text: "Bureaux, écoles, vitres\u00a0: je travaille tôt, sans bruit, et je laisse un mot quand quelque chose ne va pas. Quatre ans d’expérience, permis B.",
  },
  {
    sector: "nettoyage",
    profession: "Agent d’entretien",
    text: "Deux ans de remises en état et de bureaux. Autolaveuse, dosage des produits, respect des consignes d’alarme.",
  },
  {
    sector: "securite",
    profession: "Agent de sécurité incendie SSIAP 1",
    text: "SSIAP 1 et recyclage à jour, six ans de salles de spectacle. J’aime les soirées où tout se passe bien parce que tout est prêt.",
  },
  {
    sector: "transport",
    profession: "Conducteur d’autocar",
    text: "Permis D, FCO voyageurs à jour. Lignes scolaires en semaine, excursions le week-end. Conduite souple et horaires tenus.",
  },
  {
    sector: "it",
    profession: "Technicien support informatique",
    text: "Hotline et déploiement depuis trois ans. J’explique sans jargon et je note ce que j’ai fait pour la personne suivante.",
  },
  {
    sector: "education",
    profession: "Auxiliaire petite enfance",
    text: "CAP Accompagnant éducatif petite enfance, trois crèches, des remplacements courts. Calme, chansons et observation.",
  },
  {
    sector: "evenementiel",
    profession: "Hôte d’accueil",
    text: "Congrès, salons et soirées depuis cinq ans. Anglais courant, mémoire des noms et chaussures confortables.",
  },
  {
    sector: "livraison",
    profession: "Chauffeur-livreur",
    text: "Utilitaire 12 m³, soixante arrêts par jour, aucun accident. Je connais les quartiers et les heures où l’on s’y gare.",
  },
];
