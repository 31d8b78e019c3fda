import { BADGES } from "@app/domain/ratings/badge";
import { BADGE_LABELS } from "@app/domain/ratings/badges.fr";
import { MIN_TALENTS, MIN_TOWN } from "@app/domain/site/talents";
import { formatCount } from "@app/domain/text/format-number";
import type { SiteText } from "./text.ts";

const badges = BADGES.map((id) => `«\u00a0${BADGE_LABELS[id].name}\u00a0»`).join(", ");

export const TALENTS: SiteText = {
  title: "Trouver les bonnes personnes",
  description:
    "Combien de personnes sont disponibles, par métier et par ville, ce que vous voyez d’un candidat, et comment recevoir de bonnes candidatures.",
  lead: "Il n’y a pas de CV à acheter ici. Vous publiez, les personnes qui peuvent venir sont prévenues, et celles qui le veulent vous répondent.",
  sections: [
    {
      id: "compter",
      title: "Comment nous comptons",
      blocks: [
        `Nous comptons les personnes à qui une mission pourrait être proposée aujourd’hui\u00a0: disponibles, e-mail confirmé, inscrites depuis plus d’une semaine. Chacune compte une fois, pour le premier métier de son profil, dans sa ville si elle a au moins ${formatCount(MIN_TOWN)}\u00a0habitants, sinon dans son département («\u00a0hors grandes villes\u00a0»).`,
        `Les nombres sont arrondis vers le bas, à 5, 10, 20, 50, 100 et ainsi de suite, et rien n’est affiché en dessous de ${MIN_TALENTS}\u00a0personnes\u00a0: on ne peut pas y reconnaître quelqu’un. Le compte est refait toutes les six heures.`,
      ],
    },
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
        "Vous choisissez qui a la place\u00a0: «\u00a0Je choisis\u00a0» parmi les candidatures, ou, une fois l’adresse de votre entreprise prouvée, «\u00a0La première personne qui dit oui\u00a0».",
      ],
    },
    {
      id: "profil",
      title: "Ce que vous voyez d’un candidat",
      blocks: [
        [
          "Son message, son profil, ses compétences et ses expériences.",
          "Son téléphone, son e-mail et le CV joint\u00a0: dès sa candidature si votre entreprise a prouvé son adresse, sinon une fois qu’il est retenu et qu’il a confirmé sa venue.",
          "Ses missions réalisées, comptées d’après les présences, et la moyenne de ses notes dès que trois entreprises en ont donné une.",
          `Ses badges\u00a0: ${badges}. Chacun vient de missions faites ou de notes publiées, et part quand il n’est plus vrai.`,
        ],
        "Le calcul qui choisit à qui proposer votre mission ne classe pas les candidatures, et vous ne voyez pas son total. Sur la page d’une mission, celles qui ont le plus des compétences demandées viennent d’abord\u202f; vous pouvez préférer les plus proches, les plus anciennes ou les plus récentes. Aucune n’est écartée par un calcul\u00a0: c’est vous qui choisissez.",
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
    { to: "/publier", label: "Publier une mission" },
    { to: "/ressources", label: "Voir les ressources" },
  ],
};
