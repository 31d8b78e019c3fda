import type { SectorKey } from "@app/domain/catalogue/sectors";

/** `fits`: words of the titles the text is about; empty when it suits the whole sector, and any sector when `sector` is null. */
export type Fitting = { sector: SectorKey | null; fits: readonly string[] };
export type FittingText = Fitting & { text: string };

export const APPLICATION_MESSAGES: readonly FittingText[] = [
  {
    sector: "restauration",
    fits: ["serveur"],
    text: "Bonjour, libre ce soir dès 17\u00a0h et demain toute la journée. Deux saisons de brasserie, service à trois assiettes, tenue noire prête.",
  },
  {
    sector: "restauration",
    fits: ["plongeur"],
    text: "Bonjour, je fais la plonge depuis trois ans, machine à capot et batterie. Je peux venir les deux midis, à vélo, en dix minutes.",
  },
  {
    sector: null,
    fits: [],
    text: "Bonjour, je suis disponible sur tous les jours indiqués. Je n’ai jamais fait ce poste, mais j’apprends vite et j’arrive toujours en avance.",
  },
  {
    sector: "restauration",
    fits: ["barman"],
    text: "Bonsoir, bar de nuit pendant quatre ans, puis événements privés. Votre carte courte me convient bien, je peux préparer les agrumes en avance.",
  },
  {
    sector: "restauration",
    fits: ["commis", "cuisinier", "chef de partie"],
    text: "Bonjour, CAP Cuisine, un an au poste entrées et desserts. Je suis les fiches techniques et je laisse mon poste propre.",
  },
  {
    sector: "restauration",
    fits: ["barista"],
    text: "Bonjour, l’ouverture ne me fait pas peur\u202f: j’ai tenu un café de gare à 5\u00a0h\u00a030 pendant un an. Je sais régler un moulin et garder une file courte.",
  },
  {
    sector: "restauration",
    fits: ["pizzaiolo"],
    text: "Bonjour, six ans de four à bois, cent pizzas par service. Disponible les deux soirs, je peux passer vous voir avant.",
  },
  {
    sector: "commerce",
    fits: ["vendeur", "conseiller"],
    text: "Bonjour, j’ai fait deux périodes de soldes et un Noël en boutique, cabines et caisse comprises. Je connais le rythme.",
  },
  {
    sector: "commerce",
    fits: ["caisse"],
    text: "Bonjour, trois ans de caisse, à l’aise avec les retours et les bons d’achat. Disponible toutes les matinées demandées.",
  },
  {
    sector: "commerce",
    fits: ["libre service", "rayon"],
    text: "Bonjour, commencer à 5\u00a0h, c’est mon horaire préféré. Mise en rayon, rotation des dates, transpalette\u202f: je peux démarrer sans formation.",
  },
  {
    sector: "commerce",
    fits: ["inventaire"],
    text: "Bonjour, j’ai participé à une dizaine d’inventaires de nuit. Rapidité au lecteur, et je reste jusqu’au dernier rayon.",
  },
  {
    sector: "commerce",
    fits: ["boulangerie"],
    text: "Bonjour, je vends du pain le samedi depuis deux ans et je monte les sandwichs. Vos deux matins me vont très bien.",
  },
  {
    sector: "it",
    fits: ["integrateur", "developpeur"],
    text: "Bonjour, j’intègre des sites publics depuis cinq ans, accessibilité comprise. Disponible les quatre jours à distance, avec un point le matin. Je vous envoie trois exemples si vous le souhaitez.",
  },
  {
    sector: "it",
    fits: ["deploiement", "support"],
    text: "Bonjour, j’ai déployé 300 postes l’an dernier dans des mairies. Permis B, patience avec les utilisateurs, et je range les cartons.",
  },
  {
    sector: "it",
    fits: ["testeur"],
    text: "Bonjour, je fais de la recette fonctionnelle\u202f: anomalies décrites, étapes et captures à l’appui. Libre les trois jours.",
  },
  {
    sector: "logistique",
    fits: ["preparateur de commandes"],
    text: "Bonjour, préparation au scan et vocale depuis deux ans. Je prends la navette de 5\u00a0h\u00a030, pointure 42.",
  },
  {
    sector: "logistique",
    fits: ["cariste"],
    text: "Bonjour, CACES R489 1A, 3 et 5 en cours de validité, quatre ans de mât rétractable. Disponible les quatre après-midi.",
  },
  {
    sector: "logistique",
    fits: ["agent de quai", "agent de tri"],
    text: "Bonjour, la nuit me convient, je l’ai faite pendant huit mois. Je serai sur place à 20\u00a0h\u00a045 pour démarrer à l’heure.",
  },
  {
    sector: "logistique",
    fits: ["manutentionnaire"],
    text: "Bonjour, je peux venir demain à 7\u00a0h\u00a030. J’ai déjà vidé des conteneurs en équipe et je connais les bons gestes pour le dos.",
  },
  {
    sector: "hotellerie",
    fits: ["agent d etage", "gouvernant"],
    text: "Bonjour, quatre ans en hôtel trois étoiles, quinze chambres par jour. Je connais le contrôle et je ne laisse rien au hasard.",
  },
  {
    sector: "hotellerie",
    fits: ["receptionniste", "veilleur"],
    text: "Bonjour, réception de jour et de nuit, anglais courant et espagnol correct. Je peux venir la veille pour découvrir le logiciel.",
  },
  {
    sector: "transport",
    fits: ["chauffeur pl", "chauffeur spl"],
    text: "Bonjour, permis C, FCO de l’an dernier et carte conducteur à jour. Je connais la région par cœur, les hayons aussi.",
  },
  {
    sector: "transport",
    fits: ["scolaire", "autocar", "bus"],
    text: "Bonjour, deux ans de lignes scolaires, conduite souple et horaires tenus. D’accord pour la reconnaissance la veille.",
  },
  {
    sector: "transport",
    fits: ["demenageur"],
    text: "Bonjour, je fais des déménagements le week-end\u202f: sangles, cartons fragiles, bonne entente avec les clients.",
  },
  {
    sector: "btp",
    fits: ["manoeuvre", "macon", "ouvrier", "plaquiste"],
    text: "Bonjour, j’ai ma carte BTP et l’habitude des chantiers en site occupé. Je peux démarrer dès demain.",
  },
  {
    sector: "btp",
    fits: ["peintre"],
    text: "Bonjour, peinture de finition depuis sept ans, du soin aux angles et un chantier propre le soir. Quatre jours, c’est bon pour moi.",
  },
  {
    sector: "btp",
    fits: ["electricien"],
    text: "Bonjour, habilitation B1V BR valable encore deux ans, expérience en bureaux et en logements. Je lis les plans et je repère avant de tirer.",
  },
  {
    sector: "sante",
    fits: ["aide soignant"],
    text: "Bonjour, diplôme d’État depuis 2019, deux ans de nuit en médecine. Je suis libre les trois nuits et j’envoie mon diplôme tout de suite.",
  },
  {
    sector: "sante",
    fits: ["infirmier"],
    text: "Bonjour, dix ans de soins, dont quatre auprès de personnes âgées. Inscription à l’Ordre à jour, libre les deux matins.",
  },
  {
    sector: "sante",
    fits: ["aide a domicile", "auxiliaire de vie"],
    text: "Bonjour, j’interviens à domicile depuis trois ans. J’aime prendre le temps d’un mot et repartir quand tout est en ordre. Permis B et voiture.",
  },
  {
    sector: "education",
    fits: ["animateur"],
    text: "Bonjour, BAFA complet, trois ans de périscolaire. J’ai un atelier origami tout prêt et une solution pour les jours de pluie.",
  },
  {
    sector: "education",
    fits: ["petite enfance", "puericulture"],
    text: "Bonjour, CAP Accompagnant éducatif petite enfance et un an en crèche. Je peux passer me présenter à l’équipe la veille.",
  },
  {
    sector: "evenementiel",
    fits: ["hote d accueil", "accueil festival"],
    text: "Bonjour, huit congrès l’an dernier, badges et orientation. Anglais courant, et la station debout ne me gêne pas.",
  },
  {
    sector: "evenementiel",
    fits: ["technicien son", "regisseur"],
    text: "Bonjour, dix ans de petites scènes, console numérique, balances rapides. J’apporte mes câbles de secours.",
  },
  {
    sector: "nettoyage",
    fits: ["bureaux", "entretien", "proprete"],
    text: "Bonjour, je nettoie des bureaux tôt le matin depuis deux ans, en autonomie ou en équipe. Alarme et clés, j’ai l’habitude.",
  },
  {
    sector: "livraison",
    fits: ["chauffeur livreur", "livreur de colis"],
    text: "Bonjour, soixante arrêts par jour pendant un an, aucun colis perdu. Permis B depuis quatre ans, je connais la ville.",
  },
  {
    sector: "livraison",
    fits: ["velo"],
    text: "Bonjour, je roule toute l’année, pluie comprise. Je connais les pistes du centre et je respecte le code de la route.",
  },
  {
    sector: "securite",
    fits: ["securite", "surveillance", "prevention"],
    text: "Bonjour, carte professionnelle et SST à jour. Du calme, de l’accueil, une main courante soignée\u202f: c’est ma façon de travailler.",
  },
  {
    sector: null,
    fits: [],
    text: "Bonjour, votre mission tombe bien\u202f: ces dates sont exactement libres chez moi. Je peux vous appeler ce soir si vous préférez en parler de vive voix.",
  },
  {
    sector: null,
    fits: [],
    text: "Bonjour, je reprends une activité après une pause et cette mission courte me convient. Rigueur et ponctualité, vous pouvez compter sur moi.",
  },
  { sector: null, fits: [], text: "Bonjour, je suis disponible aux dates et aux horaires indiqués." },
  { sector: null, fits: [], text: "Bonjour, j’ai déjà tenu ce poste et je peux commencer sans formation." },
  { sector: null, fits: [], text: "Bonjour, je découvre ce métier\u202f: j’apprends vite et j’arrive à l’heure." },
  { sector: null, fits: [], text: "Bonjour, je peux être sur place rapidement, même au dernier moment." },
  { sector: null, fits: [], text: "Bonjour, je peux vous appeler aujourd’hui pour en parler de vive voix." },
];

export const REFUSAL_REASONS: readonly string[] = [
  "Places pourvues",
  "Plus d’expérience sur ce poste",
  "Horaires incompatibles",
  "Beaucoup de candidatures",
  "Pour une prochaine fois",
];

export const CANCELLATION_REASONS: readonly string[] = ["Mission annulée", "Mission reportée"];
