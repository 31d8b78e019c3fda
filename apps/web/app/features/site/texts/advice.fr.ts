import type { SiteText } from "./text.ts";

export const ADVICE: SiteText = {
  title: "Conseils aux candidats",
  description:
    "Choisir une mission, écrire un message qui fait répondre, arriver prêt, connaître ses droits, éviter les arnaques.",
  lead: "De la première lecture au dernier jour\u00a0: ce qui fait qu’une mission se passe bien.",
  sections: [
    {
      id: "choisir",
      title: "Choisir la bonne mission",
      blocks: [
        [
          "Regardez le total et pas seulement le taux\u00a0: les gains estimés tiennent compte des heures et des jours.",
          "Comptez le trajet, à l’heure où vous rentrerez. Un service qui finit à minuit se choisit aussi sur le dernier bus.",
          "Lisez les exigences jusqu’au bout\u00a0: permis, tenue, habilitation. S’il vous en manque une, dites-le dans le message plutôt qu’à l’arrivée.",
          "Ne prenez pas deux missions qui se suivent sans onze heures de repos entre elles.",
        ],
      ],
    },
    {
      id: "message",
      title: "Écrire un message qui fait répondre",
      blocks: [
        "Un employeur pressé lit trois lignes. Dites ce qu’il a besoin de savoir, dans cet ordre\u00a0:",
        {
          steps: [
            "que vous êtes disponible aux dates de la mission, en entier\u202f;",
            "ce que vous avez déjà fait de semblable, et où\u202f;",
            "ce qui vous rend facile à accueillir\u00a0: la tenue, le permis, la proximité.",
          ],
        },
        "Exemple\u00a0: «\u00a0Bonjour, je suis disponible samedi et dimanche de 18\u00a0h à minuit. J’ai fait deux saisons en brasserie, port de trois assiettes. J’habite à dix minutes et j’ai ma tenue.\u00a0»",
      ],
    },
    {
      id: "jour",
      title: "Le premier jour",
      blocks: [
        [
          "Confirmez dès que vous êtes retenu\u00a0: l’employeur peut alors cesser de chercher.",
          "Repérez l’entrée du personnel et arrivez dix minutes plus tôt.",
          "Prenez une pièce d’identité et, si vous en avez une, votre carte Vitale\u00a0: l’employeur en a besoin pour vous déclarer.",
          "Un empêchement\u202f? Prévenez tout de suite. Une absence annoncée la veille se remplace, une absence découverte sur place se paie en confiance.",
        ],
      ],
    },
    {
      id: "droits",
      title: "Vos droits de salarié, même pour un jour",
      blocks: [
        [
          "Être déclaré avant de commencer, et recevoir un contrat écrit au plus tard dans les deux jours ouvrables qui suivent l’embauche.",
          "Recevoir un bulletin de paie et au moins le SMIC, ou le minimum de la convention collective s’il est plus élevé.",
          "Travailler au plus dix heures par jour et quarante-huit heures par semaine, tous employeurs confondus, sauf exceptions prévues par la loi ou un accord.",
          "À la fin d’un CDD, toucher une indemnité de congés payés de 10\u202f% et, le plus souvent, une prime de précarité de 10\u202f%\u202f; celle-ci n’est pas due pour un contrat d’usage (l’extra en restauration), saisonnier ou un emploi d’été étudiant.",
          "Refuser une tâche dangereuse pour laquelle vous n’êtes ni formé ni équipé.",
        ],
        "Les règles complètes sont sur [service-public.fr](https://www.service-public.fr/particuliers/vosdroits/N19806).",
      ],
    },
    {
      id: "arnaques",
      title: "Reconnaître une arnaque",
      blocks: [
        [
          "On vous demande de l’argent, pour une formation, du matériel ou des frais de dossier.",
          "On vous envoie un chèque à encaisser pour le compte de quelqu’un.",
          "On veut vos coordonnées bancaires ou votre numéro de sécurité sociale avant tout contrat.",
          "La paie est bien au-dessus des [salaires habituels](/salaires) pour un travail vague, à domicile, sans horaires.",
        ],
        "Une seule de ces lignes suffit\u00a0: ne répondez plus et prévenez-nous par la page [Contact](/contact).",
      ],
    },
  ],
  next: [
    { to: "/emplois", label: "Trouver une mission" },
    { to: "/cv", label: "Préparer mon CV" },
  ],
};
