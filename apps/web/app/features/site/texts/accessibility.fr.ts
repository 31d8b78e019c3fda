import type { SiteText } from "./text.ts";

export const ACCESSIBILITY: SiteText = {
  title: "Accessibilité",
  description: "Où en est l’accessibilité de Renfort, ce que nous vérifions, ce qui manque, et comment nous alerter.",
  lead: "Une mission urgente doit pouvoir se trouver et se prendre quels que soient vos yeux, vos mains ou votre téléphone.",
  version: "2026-11-15",
  sections: [
    {
      id: "etat",
      title: "État de conformité",
      blocks: [
        "Nous visons le référentiel RGAA 4.1 et la norme WCAG 2.2, niveau AA. Aucun audit complet n’a encore été mené par un tiers\u00a0: nous n’annonçons donc aucun taux de conformité. Au sens du référentiel, un site sans audit est «\u00a0non conforme\u00a0» tant qu’il n’a pas été examiné critère par critère.",
      ],
    },
    {
      id: "verifie",
      title: "Ce que nous vérifions à chaque version",
      blocks: [
        [
          "Un contrôle automatique de chaque page publique, en thème clair et sombre, sur grand écran et sur téléphone\u00a0: aucune anomalie admise.",
          "Le contact au clavier seul, et sans JavaScript\u202f; la recherche et la lecture d’une mission sans JavaScript.",
          "L’absence de défilement horizontal à partir de 320\u00a0pixels de large.",
          "Les contrastes de chaque couple de couleurs, calculés.",
        ],
        "Les animations s’effacent si votre système demande de les réduire, les contrastes se renforcent s’il le demande, et les dates peuvent être tapées au clavier.",
      ],
    },
    {
      id: "limites",
      title: "Ce que nous savons imparfait",
      blocks: [
        [
          "Les essais avec des lecteurs d’écran et des appareils réels sont encore peu nombreux.",
          "Les CV et les images déposés par les utilisateurs ne sont pas toujours accessibles, et nous ne les modifions pas sur le fond.",
          "Les textes des annonces sont écrits par les employeurs\u00a0: leur clarté dépend d’eux.",
        ],
      ],
    },
    {
      id: "alerter",
      title: "Signaler un obstacle",
      blocks: [
        "Si quelque chose vous bloque, dites-le par la page [Contact](/contact), sujet Aide à l’utilisation, avec l’adresse de la page. Nous corrigerons, ou nous ferons avec vous ce que le site ne vous a pas laissé faire.",
        "Sans réponse satisfaisante, vous pouvez vous adresser au [Défenseur des droits](https://www.defenseurdesdroits.fr), qui reçoit gratuitement les réclamations.",
      ],
    },
  ],
  next: [{ to: "/contact", label: "Signaler un obstacle" }],
};
