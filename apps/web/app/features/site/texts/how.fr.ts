export const HOW = {
  title: "Comment ça marche",
  description:
    "Trouver une mission courte ou publier la vôtre\u00a0: trois étapes, quatre avantages, et ce que chacun y gagne.",
  lead: "Une mission publiée, une candidature, une réponse. Trois étapes, et chacun sait où il en est.",
  advantagesTitle: "Quatre choses que vous ne verrez pas partout",
  advantages: {
    pay: {
      title: "La rémunération avant tout",
      text: "Taux, heures, jours et gains estimés sont sur chaque annonce. Une mission sans paie ne se publie pas.",
    },
    siret: {
      title: "Un SIRET derrière chaque annonce",
      text: "Un employeur s’inscrit avec le numéro de son entreprise et confirme son adresse e-mail avant de publier. Chaque annonce dit ce que nous savons de l’entreprise\u00a0: un numéro trouvé au répertoire Sirene, ou une adresse prouvée, et quel jour.",
    },
    follow: {
      title: "Une candidature qui se suit",
      text: "Envoyée, lue, réponse\u00a0: chaque étape est datée, des deux côtés.",
    },
    privacy: {
      title: "Des coordonnées qui restent à leur place",
      text: "Pas d’annuaire de profils\u00a0: seul l’employeur à qui vous écrivez vous voit.",
    },
  },
  gainsTitle: "Ce que chacun y gagne",
  candidates: {
    title: "Vous cherchez une mission",
    items: [
      "Recherche par métier, commune et rayon, sans compte.",
      "Missions urgentes signalées, avec l’heure de début.",
      "Un profil et un CV remplis une fois, joints en un geste.",
      "Un bouton pour dire que vous êtes disponible, ou non.",
      "Gratuit, toujours.",
    ],
  },
  employers: {
    title: "Il vous manque quelqu’un",
    items: [
      "Une annonce rédigée en quelques minutes, même depuis un téléphone.",
      "En ligne aussitôt publiée.",
      "Les candidatures au même endroit, avec le message et le CV.",
      "Accepter ou refuser d’un geste\u00a0: la personne est prévenue.",
      "Gratuit aujourd’hui, sans carte bancaire.",
    ],
  },
  figuresTitle: "Où nous en sommes",
  figuresNote:
    "Comptés dans notre base, jamais arrondis à notre avantage. Un chiffre qui repose sur moins de vingt cas n’est pas affiché.",
  call: "Envie d’essayer\u202f?",
};
