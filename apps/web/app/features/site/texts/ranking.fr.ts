import type { SiteText } from "../text.ts";

export const RANKING: SiteText = {
  title: "Comment sont classées les missions",
  description: "L’ordre des missions sur Renfort\u00a0: les critères, leur poids, et ce qui ne compte pas.",
  lead: "Les mêmes règles pour tout le monde, écrites ici. Aucun calcul sur votre personne, aucune place à vendre.",
  version: "2026-11-15",
  sections: [
    {
      id: "quoi",
      title: "Quelles missions apparaissent",
      blocks: [
        "Une mission est dans les résultats si elle recrute, si toutes ses places ne sont pas prises et si elle n’a pas commencé. Elle y entre à la seconde où elle est publiée et en sort à la seconde où l’une de ces conditions cesse d’être vraie.",
        "Les filtres retirent des missions de la liste\u202f; ils n’en changent pas l’ordre. Autour d’une commune, la distance sert à filtrer (15\u00a0km si vous ne choisissez rien d’autre), pas à classer.",
      ],
    },
    {
      id: "tris",
      title: "Les quatre tris",
      blocks: [
        {
          facts: [
            [
              "Plus récent",
              "Le tri par défaut\u00a0: la dernière publiée est la première. Modifier une mission ne la fait pas remonter.",
            ],
            [
              "Salaire croissant, décroissant",
              "Par rémunération horaire. Une paie au jour est divisée par les heures de la journée (8 si rien n’est dit), une paie à la semaine ou au mois par la durée légale du travail.",
            ],
            [
              "Pertinence",
              "Par proximité avec les mots cherchés, comme décrit ci-dessous\u202f; à proximité égale, la plus récente d’abord.",
            ],
          ],
        },
      ],
    },
    {
      id: "mots",
      title: "Quand vous tapez des mots",
      blocks: [
        "Tous les mots doivent être trouvés. Les accents, les majuscules et les pluriels ne comptent pas, et les noms d’un même métier sont rapprochés\u00a0: serveuse et garçon de café trouvent serveur. Un mot peut être dans le titre, la description, les compétences ou le lieu.",
        "Avec le tri Pertinence, les résultats viennent en quatre rangs\u00a0:",
        {
          steps: [
            "le titre nomme exactement le métier cherché\u202f;",
            "les mots sont dans le titre\u202f;",
            "les mots sont ailleurs dans l’annonce\u202f;",
            "l’annonce concerne un métier plus précis que celui cherché (demi-chef de rang pour chef de rang).",
          ],
        },
        "Avec les autres tris, les trois premiers rangs n’en font qu’un, et le quatrième reste à la fin. Si rien n’est trouvé, nous essayons les mots les plus ressemblants, et les résultats sont ceux de ces mots.",
      ],
    },
    {
      id: "urgent",
      title: "L’accueil et la mention Urgent",
      blocks: [
        "L’accueil montre trois missions signalées urgentes par leur employeur\u00a0: parmi les dix dernières publiées, les trois qui commencent le plus tôt. Dans la liste, la mention Urgent colore l’annonce et permet de filtrer\u202f; elle ne la fait pas remonter.",
        "Dans l’espace candidat, les missions urgentes de la page sont regroupées avant les autres. La ligne qui dit pourquoi une mission peut vous aller est un commentaire\u00a0: elle ne change pas l’ordre.",
      ],
    },
    {
      id: "argent",
      title: "Ce qui ne compte pas",
      blocks: [
        [
          "L’argent\u00a0: aucun employeur ne peut payer pour être mieux placé. Si une option payante existait un jour, l’annonce porterait la mention «\u00a0Mise en avant payante\u00a0» et cette page le dirait.",
          "Vous\u00a0: ni votre profil, ni vos visites, ni votre appareil ne changent l’ordre. Deux personnes qui font la même recherche au même moment voient la même liste.",
          "L’entreprise\u00a0: ni sa taille, ni sa note, ni son ancienneté.",
        ],
        "Quand une liste est très longue, le nombre de résultats est une estimation, et la page le dit.",
      ],
    },
    {
      id: "candidatures",
      title: "Et les candidatures\u202f?",
      blocks: [
        "Un employeur voit les candidatures de la plus récente à la plus ancienne. Nous ne donnons aucune note d’adéquation aux candidats et n’en écartons aucun.",
      ],
    },
  ],
  next: [
    { to: "/emplois", label: "Voir les missions" },
    { to: "/contact", label: "Poser une question" },
  ],
};
