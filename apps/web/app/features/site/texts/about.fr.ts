export const ABOUT = {
  title: "À propos",
  description: "Pourquoi Renfort existe, ce que nous voulons, nos valeurs, notre histoire et qui est derrière.",
  lead: "Quand il manque quelqu’un à six heures du matin, quelqu’un d’autre, pas loin, est libre. Renfort les fait se trouver.",
  mission: {
    title: "Notre mission",
    text: "Que toute équipe à moins un trouve du renfort à temps, et que toute personne disponible trouve un travail clair, payé comme annoncé, près de chez elle.",
  },
  vision: {
    title: "Notre vision",
    text: "Le travail court mérite autant de soin que le travail long\u00a0: des dates, un lieu, une paie et des règles écrites avant d’accepter, et une trace juste de ce qui a été fait.",
  },
  figuresTitle: "Chiffres clés",
  figuresNote:
    "Tirés de notre base, mis à jour toutes les dix minutes. Ceux qui reposent sur trop peu de cas ne sont pas affichés.",
  valuesTitle: "Nos valeurs",
  values: {
    plain: {
      title: "Dire les choses",
      text: "Pas de prix caché, pas de chiffre gonflé, pas de faux compte à rebours. Les règles de classement sont publiques.",
    },
    fair: {
      title: "Être juste des deux côtés",
      text: "L’employeur évalue, le candidat aussi. Une absence se conteste, un avis peut recevoir une réponse.",
    },
    safe: {
      title: "Protéger",
      text: "Peu de données, montrées à peu de gens, et un compte qui se supprime pour de bon.",
    },
    everyone: {
      title: "Servir tout le monde",
      text: "Sur un vieux téléphone, au clavier, avec un lecteur d’écran ou sans JavaScript\u00a0: la recherche doit marcher.",
    },
  },
  historyTitle: "Notre histoire",
  history: [
    "Renfort part d’une scène que tout restaurateur connaît\u00a0: le service commence dans deux heures, il manque une personne, et le carnet d’adresses ne répond pas. Les outils existants sont pensés pour des postes de plusieurs mois\u202f; une mission de six heures s’y perd.",
    "La première version est mise en ligne en novembre 2026\u00a0: chercher, postuler, publier, répondre. Nous ajoutons la suite par petites étapes, quand elle marche vraiment.",
  ],
  teamTitle: "L’équipe",
};
