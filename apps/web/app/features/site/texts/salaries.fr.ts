export const SALARIES = {
  title: "Salaires",
  description:
    "Ce que paient les missions courtes, par secteur\u00a0: calculé sur les annonces publiées ici, sans enquête ni estimation.",
  lead: "Ce que paient vraiment les missions, par secteur, d’après les annonces publiées ici.",
  sector: "Secteur",
  low: "1\u00a0mission sur\u00a04 paie moins de",
  median: "Médiane",
  high: "1\u00a0mission sur\u00a04 paie plus de",
  missions: "Missions",
  caption: "Rémunération horaire affichée, par secteur",
  noneTitle: "Pas encore assez de missions",
  noneText:
    "Il en faut vingt dans un secteur pour que le chiffre dise quelque chose. Revenez bientôt, ou regardez les annonces\u00a0: chacune affiche sa paie.",
  howTitle: "Comment c’est calculé",
  how: (days: number) => [
    `Sur les missions ouvertes en ce moment et celles terminées depuis moins de ${days} jours, dix mille de chaque au plus. Les chiffres sont mis à jour toutes les dix minutes.`,
    "Toutes les paies sont ramenées à l’heure\u00a0: une paie au jour est divisée par les heures de la journée, une paie à la semaine par 35\u00a0heures, une paie au mois par 151,67\u00a0heures.",
    "Ce sont les montants écrits par les employeurs, tous contrats confondus\u00a0: bruts pour un emploi salarié, hors charges pour une mission en freelance. Une mission de plusieurs secteurs compte dans chacun.",
    "Un secteur de moins de vingt missions n’est pas affiché.",
  ],
};
