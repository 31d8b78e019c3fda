export const PRICES = {
  title: "Tarifs",
  description:
    "Publier une mission sur Renfort est gratuit aujourd’hui. Voici les prix prévus, et ce qu’ils comprendront.",
  lead: "Publier est gratuit aujourd’hui. Voici les prix prévus pour la suite, pour que rien ne vous surprenne.",
  todayTitle: "Aujourd’hui\u00a0: 0\u00a0€, sans carte bancaire",
  todayText:
    "Aucun paiement n’est demandé ni possible sur le site. Publier, signaler une mission comme urgente et recevoir des candidatures ne coûte rien. Le jour où cela changera, les employeurs inscrits seront prévenus par e-mail au moins quinze jours avant.",
  plannedTitle: "Les prix prévus",
  plans: [
    {
      name: "Standard",
      price: "99\u00a0€",
      unit: "par mission, pour 30\u00a0jours",
      items: ["Une mission en ligne pendant 30\u00a0jours", "Les candidatures reçues au même endroit"],
    },
    {
      name: "Urgent",
      price: "149\u00a0€",
      unit: "par mission",
      items: ["Mise en avant, signalée comme telle", "Notification envoyée aux candidats"],
    },
    {
      name: "Pack entreprise",
      price: "299\u00a0€",
      unit: "pour 5\u00a0missions",
      items: ["Cinq missions à publier quand vous voulez", "Assistance prioritaire"],
    },
  ],
  planned: "Prévu, pas encore en vente",
  candidatesTitle: "Et pour les candidats\u202f?",
  candidatesText:
    "Gratuit, toujours\u00a0: la loi interdit de faire payer une personne pour trouver un emploi. Un employeur qui vous demande de l’argent enfreint la loi et nos [conditions](/conditions).",
  rankingTitle: "Aucune mise en avant cachée",
  rankingText:
    "Si la mise en avant devient payante, l’annonce le dira, et la page [Comment sont classées les missions](/classement) aussi. Renfort ne prend aucune commission sur les salaires et ne gère aucun paiement entre employeurs et candidats.",
};
