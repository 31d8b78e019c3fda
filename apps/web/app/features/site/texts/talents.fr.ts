import type { SiteText } from "../text.ts";

export const TALENTS: SiteText = {
  title: "Trouver les bonnes personnes",
  description:
    "Pourquoi Renfort n’a pas d’annuaire de profils, ce que vous voyez d’un candidat, et comment recevoir de bonnes candidatures.",
  lead: "Il n’y a pas de CV à acheter ici. Vous publiez, les personnes qui peuvent venir sont prévenues, et celles qui le veulent vous répondent.",
  sections: [
    {
      id: "annuaire",
      title: "Pourquoi il n’y a pas d’annuaire",
      blocks: [
        "Une personne disponible ce soir n’a pas à montrer son téléphone à tout le monde. Sur Renfort, un profil n’est visible que de l’employeur d’une mission à laquelle elle a postulé. Vous recevez moins de profils, mais chacun a lu votre annonce et veut cette mission-là.",
      ],
    },
    {
      id: "prevenir",
      title: "Qui est prévenu de votre mission",
      blocks: [
        "À la publication, la mission est proposée aux personnes disponibles à vos horaires, dans le rayon qu’elles ont choisi, et qui ont le permis si vous le demandez. S’il y en a beaucoup, celles qui ont les compétences demandées passent d’abord, avec une part pour les personnes qui débutent. Les règles et leur poids sont sur la page [Comment sont classées les missions](/classement).",
        "Vous suivez combien de personnes ont été prévenues, combien ont vu la mission et combien ont répondu. Vous ne voyez de nom que celui des personnes qui postulent, et jamais leur semaine.",
        "Vous choisissez qui a la place\u00a0: «\u00a0Je choisis\u00a0» parmi les candidatures, ou «\u00a0La première personne qui dit oui\u00a0».",
      ],
    },
    {
      id: "profil",
      title: "Ce que vous voyez d’un candidat",
      blocks: [
        [
          "Son message, son profil, ses compétences et ses expériences, son CV s’il l’a joint.",
          "Ses coordonnées, pour l’appeler sans attendre.",
          "Les missions réalisées et sa note, comptées à partir de présences réelles\u00a0: personne ne peut les gonfler.",
          "Les distinctions «\u00a0Démarre vite\u00a0» (au moins deux missions acceptées moins de vingt-quatre heures avant leur début) et «\u00a0Fiable\u00a0» (au moins cinq missions sans absence).",
        ],
        "Aucune note d’adéquation ne trie les candidatures à votre place\u00a0: c’est vous qui choisissez, sur des critères de travail.",
      ],
    },
    {
      id: "annonce",
      title: "Recevoir de bonnes candidatures",
      blocks: [
        {
          steps: [
            "Un titre que l’on tape\u00a0: «\u00a0Serveur en salle\u00a0» plutôt que «\u00a0Super renfort pour équipe au top\u00a0».",
            "Les vraies heures de début et de fin, pauses comprises.",
            "La paie, et ce qui s’y ajoute\u00a0: repas, transport, pourboires.",
            "Trois compétences utiles le premier jour, pas dix souhaitables.",
            "L’adresse et la façon d’entrer\u00a0: un candidat qui trouve la porte arrive à l’heure.",
          ],
        },
        "Comparez votre taux aux [salaires affichés](/salaires) dans votre secteur\u00a0: c’est la première chose que l’on regarde.",
      ],
    },
    {
      id: "repondre",
      title: "Répondre vite, répondre à tous",
      blocks: [
        "Une personne disponible postule à plusieurs missions et prend la première réponse. Un refus clair compte aussi\u00a0: elle reviendra pour la prochaine. Quand toutes les places sont prises, la mission sort d’elle-même de la recherche.",
      ],
    },
  ],
  next: [
    { to: "/s'inscrire?role=employeur", label: "Publier une mission" },
    { to: "/ressources", label: "Voir les ressources" },
  ],
};
