import type { Fitting } from "./application-messages.ts";

/** `fits`: words of the company names it describes. */
export type CompanyProfile = Fitting & { description: string; culture: string; perks: string };

export const COMPANY_PROFILES: readonly CompanyProfile[] = [
  {
    sector: "restauration",
    description:
      "Brasserie de 90 couverts ouverte sept jours sur sept, cuisine de marché et terrasse aux beaux jours. Douze personnes à l’année, des renforts les soirs de spectacle et les jours de marché.",
    culture:
      "On se dit bonjour, on mange ensemble à 18\u00a0h et on débriefe cinq minutes après le service. Les extras sont appelés par leur prénom dès le premier soir.",
    perks: "Repas du personnel, pourboires partagés à parts égales, taxi payé après minuit.",
    fits: ["brasserie", "bouillon", "comptoir"],
  },
  {
    sector: "restauration",
    description:
      "Traiteur installé depuis 2008, de vingt à quatre cents convives, entre laboratoire et salles de réception. Nos renforts viennent en salle, en cuisine et à la plonge.",
    culture:
      "Tout est écrit\u202f: plan de salle, ordre des plats, horaires de départ du camion. Une question n’est jamais de trop avant le coup de feu.",
    perks: "Repas complet, tenue prêtée et lavée, covoiturage organisé depuis la gare.",
    fits: ["traiteur"],
  },
  {
    sector: "restauration",
    description:
      "Café de quartier de 28 places, torréfaction locale et pâtisseries du matin. Deux personnes à l’ouverture, trois le midi.",
    culture: "Les habitués ont leur tasse. Nous prenons le temps d’expliquer la machine, et les erreurs se boivent.",
    perks: "Boissons et viennoiserie offertes, fermeture à 18\u00a0h, planning donné dix jours avant.",
    fits: ["cafe"],
  },
  {
    sector: "commerce",
    description:
      "Boutique de prêt-à-porter de 180\u00a0m² en centre-ville, marque indépendante et retouches sur place. Cinq personnes, huit pendant les soldes.",
    culture:
      "Conseiller sans forcer\u202f: nous préférons un client qui revient à une vente de trop. Les pauses sont prises, même le samedi.",
    perks: "Remise de 30\u202f% le jour de la mission, cuisine équipée, local à vélos.",
    fits: ["atelier", "chaussures", "maison jolivane"],
  },
  {
    sector: "commerce",
    description:
      "Supermarché de proximité, 1\u202f200\u00a0m², rayons frais à la coupe. Trente-cinq salariés et des renforts pour l’inventaire, les matins et les fêtes.",
    culture: "Chaque renfort a un parrain pour la journée. Les objectifs sont d’équipe, jamais individuels.",
    perks: "Café et fruits en salle de pause, gilet et chaussures fournis, heures de nuit majorées.",
    fits: ["halles", "bazar", "epicerie", "drive"],
  },
  {
    sector: "it",
    description:
      "Studio de dix personnes qui conçoit des sites publics et des services accessibles. Nous faisons appel à des renforts pour tenir les mises en ligne.",
    culture:
      "Peu de réunions, des consignes écrites, des relectures bienveillantes. Le travail à distance est la règle, le bureau est une option.",
    perks: "Matériel prêté, horaires souples, règlement des missions sous quinze jours.",
    fits: ["studio", "atelier", "codambre", "clavier"],
  },
  {
    sector: "it",
    description:
      "Équipe de déploiement et de maintenance informatique pour mairies et écoles. Vingt techniciens et des renforts l’été.",
    culture: "On explique sans jargon aux utilisateurs, et entre nous aussi. Le binôme est la règle.",
    perks: "Véhicule de service, titre-restaurant, téléphone fourni.",
    fits: ["reseaux", "infogerance", "armoral"],
  },
  {
    sector: "logistique",
    description:
      "Plateforme de 18\u202f000\u00a0m² pour des produits d’hygiène et d’épicerie, trois équipes, soixante personnes. Pics avant les fêtes et les opérations commerciales.",
    culture:
      "La sécurité passe avant la cadence. Chaque journée commence par cinq minutes d’échauffement, sur le temps de travail.",
    perks: "Navette depuis la gare, prime de panier, chaussures et polaire fournies.",
    fits: [],
  },
  {
    sector: "logistique",
    description:
      "Agence de messagerie qui trie douze mille colis par nuit. Équipe fixe de vingt-cinq personnes et renforts au tri et au quai.",
    culture:
      "Franc-parler et entraide\u202f: une cage pleine est l’affaire de tous. Les nouveaux passent la première heure en doublure.",
    perks: "Majoration de nuit, soupe et café à minuit, parking éclairé.",
    fits: ["messagerie", "colissage"],
  },
  {
    sector: "hotellerie",
    description:
      "Hôtel indépendant de 58 chambres en centre-ville, réception ouverte jour et nuit. Vingt-deux salariés et des renforts en saison.",
    culture:
      "L’attention aux clients commence par l’attention à l’équipe. Les plannings sont affichés quinze jours avant.",
    perks: "Repas chaud, tenue entretenue, nuit offerte en basse saison après dix missions.",
    fits: ["hotel", "villa", "clos"],
  },
  {
    sector: "hotellerie",
    description:
      "Résidence de tourisme de 90 appartements au bord du lac. Ménage, accueil et petit-déjeuner, avec de gros départs le samedi.",
    culture:
      "Les étages sont répartis équitablement et le temps par appartement est mesuré avec l’équipe, pas sans elle.",
    perks: "Linge livré à l’étage, indemnité de transport, goûter du samedi.",
    fits: ["residence"],
  },
  {
    sector: "transport",
    description:
      "Entreprise familiale de transport régional, trente-deux véhicules, du porteur à la semi. Messagerie, alimentaire et matériaux.",
    culture:
      "Un conducteur reposé est un bon conducteur\u202f: nous ne demandons jamais de dépasser les temps de conduite.",
    perks: "Véhicules récents, frais de repas remboursés, première tournée accompagnée.",
    fits: ["transports", "demenagements"],
  },
  {
    sector: "transport",
    description:
      "Société d’ambulances et de transport assis, dix-huit véhicules, conventions avec deux hôpitaux. Équipages stables, renforts de jour et de garde.",
    culture: "La personne transportée d’abord, la montre ensuite. Chaque équipage débriefe les trajets difficiles.",
    perks: "Tenue entretenue, planning la veille à 18\u00a0h, gardes indemnisées.",
    fits: ["ambulances"],
  },
  {
    sector: "btp",
    description:
      "Entreprise générale de rénovation, quarante compagnons, écoles et logements occupés. Renforts en second œuvre et en nettoyage de chantier.",
    culture:
      "Chantier propre, voisins prévenus, outils rangés. Le quart d’heure sécurité du lundi est pour tout le monde.",
    perks: "Panier et trajets selon la convention, protections neuves, base vie chauffée.",
    fits: ["renovation", "bati", "maconnerie"],
  },
  {
    sector: "sante",
    description:
      "Clinique de 110 lits, médecine et rééducation. Nous cherchons des renforts soignants et hôteliers, de jour comme de nuit.",
    culture:
      "Personne ne fait son premier remplacement sans binôme. Les transmissions sont complètes et le temps pour les faire est prévu.",
    perks: "Repas, tenue fournie, majorations de nuit et de dimanche, parking.",
    fits: ["clinique", "centre de soins"],
  },
  {
    sector: "sante",
    description:
      "Service d’aide à domicile, deux cents personnes accompagnées dans l’agglomération. Quarante-cinq intervenants et des remplacements toute l’année.",
    culture:
      "Les tournées sont courtes et regroupées. Une responsable de secteur répond au téléphone du matin au soir.",
    perks: "Véhicule de service ou indemnité kilométrique, temps de trajet payé, groupe de parole mensuel.",
    fits: ["domicile"],
  },
  {
    sector: "education",
    description:
      "Association d’éducation populaire\u202f: quatre accueils périscolaires et un centre de loisirs. Trente animateurs et des remplacements chaque semaine.",
    culture:
      "Les enfants décident d’une partie du programme, et l’équipe aussi. Personne ne reste avec un groupe sans avoir lu les consignes.",
    perks: "Formation aux premiers secours, matériel d’atelier, repas avec les enfants.",
    fits: ["centre de loisirs", "accueil", "periscolaire", "cerfs"],
  },
  {
    sector: "evenementiel",
    description:
      "Agence d’accueil et de régie pour congrès, salons et concerts. Trois cents journées par an, des équipes de deux à soixante personnes.",
    culture:
      "Un briefing clair, une pause assise toutes les deux heures, un contact joignable du montage au démontage.",
    perks: "Repas sur site, veste fournie, retour organisé après 23\u00a0h.",
    fits: ["agence", "scenes", "studio", "regie", "salons", "nuits"],
  },
  {
    sector: "nettoyage",
    description:
      "Entreprise de propreté de quatre-vingts personnes, bureaux, écoles et fins de chantier. Les prestations en journée se développent.",
    culture:
      "Nous défendons les horaires de jour quand le client l’accepte. Chaque site a sa fiche, son matériel et un numéro qui répond.",
    perks: "Transport remboursé, produits sans pictogramme de danger, prime de remplacement.",
    fits: [],
  },
  {
    sector: "livraison",
    description: "Coopérative de livraison à vélo cargo, quatorze coursiers, repas de bureau et colis du centre-ville.",
    culture:
      "La sécurité avant la vitesse, l’entretien des vélos sur le temps de travail, les tournées dessinées par ceux qui roulent.",
    perks: "Vélo, casque et tenue de pluie fournis, repas du midi, atelier de réparation ouvert.",
    fits: ["velocargo", "coursiers", "roues"],
  },
  {
    sector: "securite",
    description:
      "Société de sécurité privée autorisée, cent vingt agents, magasins, salles de spectacle et sites de nuit. Renforts pour les soirées et les week-ends.",
    culture:
      "L’accueil d’abord, l’autorité ensuite. Chaque vacation commence par dix minutes de consignes lues ensemble.",
    perks: "Tenue fournie, majorations de nuit et de dimanche, panier versé.",
    fits: [],
  },
  {
    sector: "evenementiel",
    description:
      "Traiteur et organisateur de réceptions, de quarante à cinq cents convives. Montage, service et démontage avec des équipes composées pour chaque date.",
    culture: "Le déroulé est envoyé la veille et personne n’est laissé seul à un poste qu’il découvre.",
    perks: "Repas chaud, covoiturage depuis la gare, heures de nuit majorées.",
    fits: ["traiteur"],
  },
  {
    sector: "nettoyage",
    description:
      "Équipe de trente-cinq personnes, bureaux, commerces et vitrerie. Des remplacements chaque semaine et des remises en état l’été.",
    culture: "Le matériel est vérifié avant chaque prise de poste et un message suffit pour demander de l’aide.",
    perks: "Abonnement de transport remboursé, gants et chaussures fournis, planning à la semaine.",
    fits: [],
  },
  {
    sector: "btp",
    description:
      "Entreprise de second œuvre, vingt-huit compagnons, logements et équipements publics. Renforts pour tenir les livraisons.",
    culture:
      "Les plans sont affichés, les questions sont posées avant de percer, et l’on se prévient quand on quitte un poste.",
    perks: "Panier, trajets, outillage collectif en état et vêtements de pluie.",
    fits: [],
  },
  {
    sector: "livraison",
    description:
      "Livraison du dernier kilomètre, colis et courses à domicile, quarante tournées par jour depuis un dépôt en ville.",
    culture: "Les tournées sont dessinées avec ceux qui les font, et une adresse introuvable n’est jamais une faute.",
    perks: "Véhicule et téléphone fournis, café au dépôt, première tournée accompagnée.",
    fits: [],
  },
  {
    sector: "education",
    description:
      "Crèche associative de trente-deux berceaux et relais pour les familles du quartier. Remplacements courts, toujours en équipe.",
    culture: "On parle bas, on prévient les enfants de ce qui va se passer et l’on se relaie avant d’être à bout.",
    perks: "Repas du midi, tenue fournie, temps de transmission compté.",
    fits: ["creche"],
  },
  {
    sector: "restauration",
    fits: [],
    description:
      "Restaurant de 60 couverts, cuisine maison et carte courte qui change chaque semaine. Huit personnes à l’année, des renforts les week-ends et les jours de fête.",
    culture:
      "La mise en place se fait ensemble et personne ne mange debout. Les erreurs se disent, puis on passe à la table suivante.",
    perks: "Repas du personnel, deux jours de repos consécutifs, pourboires partagés.",
  },
  {
    sector: "restauration",
    fits: [],
    description:
      "Table de quartier tenue en famille, service du midi et du soir, terrasse dès le printemps. Six personnes, dix en été.",
    culture: "Chacun connaît toute la carte et donne son avis sur le plat du jour.",
    perks: "Repas compris, planning donné le lundi, fermeture le dimanche soir.",
  },
  {
    sector: "commerce",
    fits: [],
    description:
      "Commerce indépendant de centre-ville, clientèle d’habitués et grosses journées avant les fêtes. Quatre personnes à l’année, sept en saison.",
    culture: "On conseille ce qu’on aime et l’on dit quand on ne sait pas. Les pauses sont écrites au planning.",
    perks: "Remise sur les produits, café, horaires fixes.",
  },
  {
    sector: "transport",
    fits: ["autocars", "cars", "navettes"],
    description:
      "Autocars et navettes, vingt-quatre véhicules\u00a0: lignes scolaires, excursions et transferts. Renforts en période scolaire et l’été.",
    culture: "Le véhicule est contrôlé à deux avant chaque départ, et un doute suffit pour ne pas partir.",
    perks: "Véhicules récents, frais de repas remboursés, reconnaissance de ligne payée.",
  },
  {
    sector: "sante",
    fits: ["residence", "foyer", "maison d accueil"],
    description:
      "Établissement de 72 places, équipes de jour et de nuit, jardin et ateliers. Remplacements réguliers parmi les soignants et l’hôtellerie.",
    culture: "Les habitudes de chaque personne sont écrites et lues avant la première prise de poste.",
    perks: "Repas et parking sur place, tenue entretenue, majorations de nuit et de dimanche.",
  },
  {
    sector: "sante",
    fits: ["pharmacie"],
    description:
      "Pharmacie de quartier, six personnes, ouverte du lundi au samedi. Remplacements pendant les congés et les campagnes de vaccination.",
    culture: "Une question au comptoir vaut mieux qu’un doute\u00a0: on se relit à deux.",
    perks: "Horaires réguliers, tenue fournie, cuisine équipée.",
  },
  {
    sector: "education",
    fits: ["institut", "formation"],
    description:
      "Organisme de formation pour adultes\u00a0: bureautique, français, remise à niveau. Douze salles, des groupes de dix personnes au plus.",
    culture: "Les supports sont partagés et chacun les améliore. Le rythme est celui du groupe.",
    perks: "Préparation payée, salle équipée, coordination présente chaque jour.",
  },
];
