import type { Fitting } from "./application-messages.ts";

export type Chat = Fitting & {
  /** When, around the mission, such words are said. */
  moment: "before" | "during" | "after";
  lines: readonly { from: "employer" | "candidate"; text: string }[];
};

export const CHATS: readonly Chat[] = [
  {
    sector: "restauration",
    fits: ["serveur"],
    moment: "before",
    lines: [
      {
        from: "employer",
        text: "Bonjour, merci pour votre message. Avez-vous déjà tenu un rang de huit tables\u202f?",
      },
      { from: "candidate", text: "Bonjour, oui, deux saisons en brasserie, rangs de huit à dix." },
      { from: "candidate", text: "Je peux arriver à 17\u00a0h\u00a030 pour faire un tour de salle." },
      {
        from: "employer",
        text: "Parfait, 17\u00a0h\u00a045 suffit. L’entrée du personnel est la porte verte, côté cour.",
      },
      { from: "candidate", text: "C’est noté, chemise et pantalon noirs. À tout à l’heure." },
    ],
  },
  {
    sector: "restauration",
    fits: ["plong"],
    moment: "during",
    lines: [
      { from: "candidate", text: "Bonjour, mon train a quinze minutes de retard, j’arrive à 11\u00a0h\u00a040." },
      { from: "employer", text: "Merci de prévenir. Passez par la cour, la plonge est au fond à gauche." },
      { from: "candidate", text: "Je suis à la gare, cinq minutes à pied." },
      { from: "employer", text: "Très bien, un café vous attend." },
    ],
  },
  {
    sector: "restauration",
    fits: ["serveur"],
    moment: "before",
    lines: [
      {
        from: "candidate",
        text: "Bonjour, avez-vous la liste des allergènes de la carte\u202f? J’aime la lire avant le service.",
      },
      { from: "employer", text: "Bonne idée. Elle est affichée près de la caisse, je vous l’envoie aussi ce soir." },
      { from: "candidate", text: "Merci, je la relis demain matin dans le bus." },
    ],
  },
  {
    sector: "restauration",
    fits: ["cuisin", "commis", "chef de partie", "pizza", "crepier"],
    moment: "before",
    lines: [
      { from: "employer", text: "Bonjour, quelle est votre taille pour la veste\u202f?" },
      { from: "candidate", text: "Bonjour, taille 44, et du 43 pour les chaussures." },
      { from: "employer", text: "C’est prêt au vestiaire, casier 12." },
      { from: "candidate", text: "Merci. Faut-il apporter mes couteaux\u202f?" },
      { from: "employer", text: "Comme vous préférez, tout est sur place." },
    ],
  },
  {
    sector: "restauration",
    fits: ["bar"],
    moment: "after",
    lines: [
      { from: "employer", text: "Merci pour hier soir, le bar a tourné sans une minute d’attente." },
      { from: "candidate", text: "Merci à vous, l’équipe était très bien organisée." },
      { from: "employer", text: "Nous avons une autre soirée dans deux semaines, cela vous dirait\u202f?" },
      { from: "candidate", text: "Avec plaisir, je garde la date. Envoyez-moi la mission quand elle est prête." },
    ],
  },
  {
    sector: "restauration",
    fits: [],
    moment: "before",
    lines: [
      {
        from: "employer",
        text: "Bonjour, une personne s’est désistée pour ce midi. Êtes-vous toujours disponible à 11\u00a0h\u202f?",
      },
      { from: "candidate", text: "Bonjour, oui, je peux y être à 11\u00a0h\u00a015." },
      { from: "employer", text: "Cela nous convient très bien, le service commence à 12\u00a0h." },
      { from: "candidate", text: "Je pars tout de suite." },
      { from: "employer", text: "Merci beaucoup. Demandez le second à votre arrivée." },
    ],
  },
  {
    sector: "commerce",
    fits: [],
    moment: "before",
    lines: [
      { from: "candidate", text: "Bonjour, par où entre l’équipe avant l’ouverture\u202f?" },
      {
        from: "employer",
        text: "Bonjour, par le quai de livraison, derrière le bâtiment. Sonnez à «\u00a0Personnel\u00a0».",
      },
      { from: "candidate", text: "Merci, je serai là à 9\u00a0h\u00a045." },
    ],
  },
  {
    sector: "commerce",
    fits: [],
    moment: "before",
    lines: [
      { from: "candidate", text: "Bonjour, y a-t-il un endroit pour réchauffer un repas\u202f?" },
      { from: "employer", text: "Oui, une cuisine avec deux micro-ondes et un réfrigérateur." },
      { from: "candidate", text: "Parfait, j’apporte mon déjeuner." },
      { from: "employer", text: "La pause est à 13\u00a0h ou à 14\u00a0h, vous choisissez avec les collègues." },
    ],
  },
  {
    sector: "commerce",
    fits: ["inventaire"],
    moment: "before",
    lines: [
      {
        from: "employer",
        text: "Bonjour, le rendez-vous est à 20\u00a0h\u00a015 devant le rideau, il sera à moitié baissé.",
      },
      { from: "candidate", text: "Bonjour, bien reçu. La fin est-elle toujours prévue à 3\u00a0h\u00a030\u202f?" },
      { from: "employer", text: "Oui, et si nous finissons avant, les heures prévues sont payées." },
      { from: "candidate", text: "Merci pour la précision. Y a-t-il de quoi garer un vélo\u202f?" },
      { from: "employer", text: "Un local fermé, je vous ouvre en arrivant." },
    ],
  },
  {
    sector: "commerce",
    fits: ["caisse"],
    moment: "during",
    lines: [
      {
        from: "candidate",
        text: "Bonsoir, il manque 4,20\u00a0€ dans ma caisse, je préfère vous le dire tout de suite.",
      },
      { from: "employer", text: "Merci de votre franchise. Cela arrive, c’est noté sur la feuille de comptage." },
      { from: "candidate", text: "Je recompte avec la cheffe de ligne avant de partir." },
      { from: "employer", text: "Très bien, à demain." },
    ],
  },
  {
    sector: "commerce",
    fits: ["emballeur"],
    moment: "before",
    lines: [
      { from: "employer", text: "Bonjour, avez-vous déjà fait des paquets avec ruban bouclé\u202f?" },
      { from: "candidate", text: "Bonjour, oui, et des formes rondes aussi." },
      {
        from: "employer",
        text: "Alors vous prendrez le stand avec nous dès 11\u00a0h. L’entraînement du matin n’est pas nécessaire.",
      },
      { from: "candidate", text: "Je viens quand même à 10\u00a0h\u00a030 pour repérer le matériel." },
    ],
  },
  {
    sector: "it",
    fits: ["developpeur", "integrateur"],
    moment: "before",
    lines: [
      { from: "candidate", text: "Bonjour, je n’ai pas encore reçu l’accès au dépôt de code." },
      { from: "employer", text: "Bonjour, l’invitation vient de partir, regardez aussi les indésirables." },
      { from: "candidate", text: "Trouvée, merci. Je commence par le gabarit de l’accueil." },
      { from: "employer", text: "Parfait, point à 9\u00a0h\u00a045." },
    ],
  },
  {
    sector: "it",
    fits: ["developpeur", "integrateur", "webdesigner"],
    moment: "before",
    lines: [
      { from: "employer", text: "Bonjour, la page de contact passe en premier, le client la présente ce soir." },
      { from: "candidate", text: "D’accord, je l’avance avant les actualités." },
      { from: "candidate", text: "Livrée, avec les libellés et la navigation au clavier vérifiés." },
      { from: "employer", text: "Très beau travail, c’est en ligne." },
    ],
  },
  {
    sector: "it",
    fits: ["deploiement"],
    moment: "before",
    lines: [
      {
        from: "candidate",
        text: "Bonjour, l’agence ouvre à 9\u00a0h, peut-on entrer à 8\u00a0h\u00a030 pour déballer\u202f?",
      },
      { from: "employer", text: "Oui, la gardienne est prévenue, donnez-lui votre nom." },
      { from: "candidate", text: "Merci. Où déposer les anciens postes\u202f?" },
      { from: "employer", text: "Dans le local du rez-de-chaussée, étiquette rouge." },
    ],
  },
  {
    sector: "logistique",
    fits: [],
    moment: "before",
    lines: [
      { from: "candidate", text: "Bonjour, la navette de 5\u00a0h\u00a030 part-elle bien de la gare routière\u202f?" },
      { from: "employer", text: "Bonjour, oui, quai C, minibus blanc avec le logo sur la porte." },
      { from: "candidate", text: "Merci. Et pour le retour\u202f?" },
      { from: "employer", text: "À 13\u00a0h\u00a045, même endroit." },
    ],
  },
  {
    sector: "logistique",
    fits: ["cariste"],
    moment: "before",
    lines: [
      { from: "employer", text: "Bonjour, pouvez-vous envoyer la copie de votre CACES avant ce soir\u202f?" },
      { from: "candidate", text: "Bonjour, la voici dans mon profil, catégories 1A, 3 et 5." },
      {
        from: "employer",
        text: "Merci, tout est en règle. L’autorisation de conduite sera prête à 12\u00a0h\u00a045.",
      },
      { from: "candidate", text: "Parfait, j’arrive un quart d’heure avant." },
    ],
  },
  {
    sector: "logistique",
    fits: ["quai", "tri"],
    moment: "during",
    lines: [
      { from: "candidate", text: "Bonsoir, deux colis de la cage 14 sont ouverts, j’ai fait une photo." },
      { from: "employer", text: "Merci, mettez-les à part, étiquette «\u00a0litige\u00a0»." },
      { from: "candidate", text: "C’est fait, je reprends le tri." },
    ],
  },
  {
    sector: "logistique",
    fits: [],
    moment: "before",
    lines: [
      {
        from: "employer",
        text: "Bonjour, demain nous aurions besoin de vous au conditionnement plutôt qu’au tri, mêmes horaires.",
      },
      { from: "candidate", text: "Bonjour, d’accord. Le taux reste le même\u202f?" },
      { from: "employer", text: "Oui, 13,90\u00a0€ de l’heure, rien ne change sur le contrat." },
      { from: "candidate", text: "Alors c’est bon pour moi." },
    ],
  },
  {
    sector: "logistique",
    fits: [],
    moment: "before",
    lines: [
      { from: "candidate", text: "Bonjour, je fais du 38, avez-vous cette pointure en chaussures de sécurité\u202f?" },
      { from: "employer", text: "Bonjour, oui, de la 36 à la 47." },
      { from: "candidate", text: "Merci, je n’apporte donc que mes gants fins." },
      { from: "employer", text: "Les gants sont fournis aussi." },
    ],
  },
  {
    sector: "hotellerie",
    fits: ["etage"],
    moment: "during",
    lines: [
      { from: "candidate", text: "Bonjour, la 214 a un départ tardif à 14\u00a0h, je passe aux suivantes\u202f?" },
      { from: "employer", text: "Oui, gardez-la pour la fin, la cliente a prévenu." },
      { from: "candidate", text: "D’accord, la 215 et la 216 sont prêtes au contrôle." },
      { from: "employer", text: "Contrôlées, rien à dire. Merci." },
    ],
  },
  {
    sector: "hotellerie",
    fits: ["reception"],
    moment: "before",
    lines: [
      { from: "employer", text: "Bonjour, vous parlez anglais couramment\u202f? Un groupe arrive vers 23\u00a0h." },
      { from: "candidate", text: "Bonjour, oui, et assez d’allemand pour expliquer le petit-déjeuner." },
      { from: "employer", text: "Parfait, ce sont justement des clients allemands." },
      { from: "candidate", text: "Je prépare un mot d’accueil dans les deux langues." },
    ],
  },
  {
    sector: "hotellerie",
    fits: ["nuit"],
    moment: "before",
    lines: [
      { from: "candidate", text: "Bonsoir, le code de la porte de service a-t-il changé\u202f?" },
      { from: "employer", text: "Oui, le nouveau est dans le cahier, page du jour." },
      { from: "candidate", text: "Trouvé. La chaudière siffle un peu, est-ce habituel\u202f?" },
      { from: "employer", text: "Oui, rien d’inquiétant, mais merci d’avoir signalé." },
    ],
  },
  {
    sector: "transport",
    fits: ["chauffeur"],
    moment: "before",
    lines: [
      {
        from: "employer",
        text: "Bonjour, votre tournée de demain compte neuf clients, feuille de route jointe à la mission.",
      },
      { from: "candidate", text: "Bonjour, bien reçue. Le client de 11\u00a0h a-t-il un quai\u202f?" },
      { from: "employer", text: "Non, hayon obligatoire, et l’accès se fait par la rue arrière." },
      { from: "candidate", text: "Noté, je prends le transpalette électrique." },
    ],
  },
  {
    sector: "transport",
    fits: ["chauffeur"],
    moment: "during",
    lines: [
      { from: "candidate", text: "Bonjour, accident sur la rocade, vingt minutes de retard pour le quatrième client." },
      { from: "employer", text: "Merci, je l’appelle. Prenez votre temps." },
      { from: "candidate", text: "Je repars, itinéraire bis par la zone nord." },
      { from: "employer", text: "Client prévenu, il vous attend jusqu’à midi." },
    ],
  },
  {
    sector: "transport",
    fits: ["demenageur"],
    moment: "during",
    lines: [
      { from: "candidate", text: "Bonjour, le client demande si nous démontons le lit mezzanine." },
      { from: "employer", text: "Oui, c’est prévu au devis. La caisse à outils est derrière le siège." },
      { from: "candidate", text: "Merci, nous commençons par là." },
    ],
  },
  {
    sector: "btp",
    fits: [],
    moment: "before",
    lines: [
      { from: "employer", text: "Bonjour, entrez par le portail ouest, badge à demander au bungalow." },
      { from: "candidate", text: "Bonjour, d’accord. À quelle heure est l’accueil sécurité\u202f?" },
      { from: "employer", text: "7\u00a0h\u00a045, il dure vingt minutes." },
      { from: "candidate", text: "J’y serai, avec ma carte BTP." },
    ],
  },
  {
    sector: "btp",
    fits: ["peintre"],
    moment: "during",
    lines: [
      { from: "candidate", text: "Bonjour, il reste deux pots de blanc mat pour trois appartements." },
      { from: "employer", text: "Merci, livraison à 10\u00a0h. Commencez par les plafonds du second." },
      { from: "candidate", text: "Bien reçu, les protections sont déjà posées." },
      { from: "employer", text: "Parfait, je passe à 10\u00a0h\u00a030." },
    ],
  },
  {
    sector: "btp",
    fits: ["couvreur", "etancheur"],
    moment: "before",
    lines: [
      { from: "employer", text: "Bonjour, alerte vent fort demain, le chantier de toiture est arrêté." },
      { from: "candidate", text: "Bonjour, merci de prévenir. La journée est-elle reportée\u202f?" },
      { from: "employer", text: "Oui, à après-demain, si vous êtes disponible." },
      { from: "candidate", text: "C’est bon pour moi." },
      { from: "employer", text: "Je mets la mission à jour, vous pourrez la confirmer." },
    ],
  },
  {
    sector: "sante",
    fits: ["soignant"],
    moment: "before",
    lines: [
      { from: "candidate", text: "Bonjour, la prise de poste est bien à 20\u00a0h\u00a045 au deuxième étage\u202f?" },
      { from: "employer", text: "Bonjour, oui, salle de transmissions à droite de l’ascenseur." },
      { from: "candidate", text: "Merci. Ma tenue est-elle au vestiaire\u202f?" },
      { from: "employer", text: "Oui, taille demandée, casier 31, le code est donné à l’accueil." },
    ],
  },
  {
    sector: "sante",
    fits: ["domicile", "auxiliaire de vie"],
    moment: "before",
    lines: [
      {
        from: "employer",
        text: "Bonjour, la personne de 10\u00a0h préfère que l’on sonne et que l’on attende, elle marche lentement.",
      },
      { from: "candidate", text: "Merci, je patienterai. Faut-il faire les courses aujourd’hui\u202f?" },
      { from: "employer", text: "Oui, la liste est sur le réfrigérateur, l’enveloppe aussi." },
      { from: "candidate", text: "Tout est fait, ticket et monnaie laissés sur la table." },
      { from: "employer", text: "Merci pour votre soin." },
    ],
  },
  {
    sector: "sante",
    fits: ["infirmier"],
    moment: "before",
    lines: [
      { from: "employer", text: "Bonjour, votre diplôme est bien reçu, tout est en ordre pour les deux matins." },
      { from: "candidate", text: "Bonjour, merci. Puis-je avoir un aperçu des pansements prévus\u202f?" },
      { from: "employer", text: "Trois simples et un complexe, la coordinatrice sera avec vous pour celui-là." },
      { from: "candidate", text: "Parfait, à demain 6\u00a0h\u00a045." },
    ],
  },
  {
    sector: "education",
    fits: ["animateur"],
    moment: "before",
    lines: [
      { from: "candidate", text: "Bonjour, j’ai prévu un atelier origami, y a-t-il du papier de couleur\u202f?" },
      { from: "employer", text: "Bonjour, oui, armoire du fond, deuxième étagère." },
      { from: "candidate", text: "Super, il me faudra aussi dix paires de ciseaux." },
      { from: "employer", text: "Il y en a quinze, à bouts ronds." },
    ],
  },
  {
    sector: "education",
    fits: ["animateur"],
    moment: "during",
    lines: [
      { from: "candidate", text: "Bonsoir, une grand-mère vient chercher un enfant, elle n’est pas sur ma feuille." },
      { from: "employer", text: "Merci de vérifier. J’appelle la famille, ne le laissez pas partir avant ma réponse." },
      { from: "candidate", text: "D’accord, nous lisons une histoire en attendant." },
      { from: "employer", text: "C’est bon, la famille confirme. Notez l’heure et la pièce d’identité vue." },
    ],
  },
  {
    sector: "education",
    fits: ["examen"],
    moment: "before",
    lines: [
      { from: "employer", text: "Bonjour, vous êtes en salle 12 avec une collègue, 28 candidats." },
      { from: "candidate", text: "Bonjour, merci. Les sujets sont-ils déjà en salle\u202f?" },
      { from: "employer", text: "Non, à retirer au secrétariat à 8\u00a0h\u00a035, contre signature." },
    ],
  },
  {
    sector: "evenementiel",
    fits: ["accueil"],
    moment: "before",
    lines: [
      {
        from: "employer",
        text: "Bonjour, l’affluence est attendue entre 8\u00a0h\u00a030 et 9\u00a0h\u00a015, soyez en place à 8\u00a0h.",
      },
      { from: "candidate", text: "Bonjour, entendu. Je prends la file A à F\u202f?" },
      { from: "employer", text: "Oui, et le plan des salles est sous le comptoir." },
      { from: "candidate", text: "Merci, tout est clair." },
    ],
  },
  {
    sector: "evenementiel",
    fits: ["son"],
    moment: "during",
    lines: [
      { from: "candidate", text: "Bonjour, le deuxième groupe demande deux retours de plus." },
      { from: "employer", text: "Prenez ceux de la réserve, caisse bleue." },
      { from: "candidate", text: "Branchés et testés. Les balances finiront à 18\u00a0h\u00a020." },
      { from: "employer", text: "Parfait, repas à 18\u00a0h\u00a045." },
    ],
  },
  {
    sector: "nettoyage",
    fits: [],
    moment: "during",
    lines: [
      { from: "candidate", text: "Bonjour, l’alarme du troisième clignote orange, est-ce normal\u202f?" },
      { from: "employer", text: "Bonjour, oui, c’est le mode partiel. N’ouvrez pas la porte du local serveur." },
      { from: "candidate", text: "Bien compris. Le plateau est fini, je passe aux sanitaires." },
      { from: "employer", text: "Merci, bonne fin de service." },
    ],
  },
  {
    sector: "livraison",
    fits: ["livreur"],
    moment: "during",
    lines: [
      { from: "candidate", text: "Bonjour, personne au 18, téléphone sur répondeur." },
      { from: "employer", text: "Attendez cinq minutes, puis laissez un avis et passez au suivant." },
      { from: "candidate", text: "La voisine propose de prendre le colis." },
      { from: "employer", text: "Seulement si le client est d’accord, je lui envoie un message." },
      { from: "candidate", text: "Il a répondu oui, signature prise." },
    ],
  },
  {
    sector: "livraison",
    fits: ["velo"],
    moment: "during",
    lines: [
      { from: "candidate", text: "Bonjour, crevaison à l’angle du marché, deux livraisons restantes." },
      { from: "employer", text: "Mettez-vous à l’abri, je vous apporte un vélo dans dix minutes." },
      { from: "candidate", text: "Merci, les repas sont restés au chaud dans la caisse." },
    ],
  },
  {
    sector: "securite",
    fits: [],
    moment: "before",
    lines: [
      {
        from: "employer",
        text: "Bonsoir, la relève est à 18\u00a0h\u00a030 au poste de sécurité, consignes sur le bureau.",
      },
      { from: "candidate", text: "Bonsoir, bien reçu. Carte professionnelle et SSIAP dans mon sac." },
      { from: "employer", text: "Merci. L’issue 4 est condamnée pour travaux, le plan est corrigé." },
      { from: "candidate", text: "C’est noté, je commence la ronde par là." },
    ],
  },
  {
    sector: null,
    fits: [],
    moment: "before",
    lines: [
      {
        from: "employer",
        text: "Bonjour, merci pour votre candidature. Les horaires vous conviennent-ils toujours\u202f?",
      },
      { from: "candidate", text: "Bonjour, oui, tout à fait." },
      { from: "employer", text: "Parfait. L’adresse exacte est dans la mission, je vous attends dix minutes avant." },
    ],
  },
  {
    sector: null,
    fits: [],
    moment: "before",
    lines: [
      { from: "candidate", text: "Bonjour, y a-t-il un endroit pour laisser un vélo\u202f?" },
      { from: "employer", text: "Bonjour, oui, un local fermé dans la cour. Le code vous sera donné sur place." },
      { from: "candidate", text: "Merci, à bientôt." },
    ],
  },
  {
    sector: null,
    fits: [],
    moment: "before",
    lines: [
      { from: "employer", text: "Bonjour, le contrat est prêt, il sera à signer à votre arrivée." },
      { from: "candidate", text: "Bonjour, merci. J’apporte une pièce d’identité et ma carte Vitale." },
      { from: "employer", text: "Très bien, bonne journée." },
    ],
  },
  {
    sector: null,
    fits: [],
    moment: "after",
    lines: [
      { from: "employer", text: "Merci pour votre aide, l’équipe a beaucoup apprécié." },
      { from: "candidate", text: "Merci à vous pour l’accueil." },
      { from: "employer", text: "Nous publierons d’autres missions bientôt, n’hésitez pas à postuler." },
    ],
  },
  {
    sector: null,
    fits: [],
    moment: "after",
    lines: [
      { from: "candidate", text: "Bonjour, les heures de la mission sont-elles bien validées\u202f?" },
      { from: "employer", text: "Bonjour, oui, elles sont parties ce matin avec la paie." },
      { from: "candidate", text: "Parfait, merci pour votre rapidité." },
    ],
  },
];
