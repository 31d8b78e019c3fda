import { WITHDRAWAL_RULE } from "@app/domain/applications/withdrawal.fr";
import type { SiteText } from "./text.ts";

export const TERMS: SiteText = {
  title: "Conditions d’utilisation",
  description:
    "Les règles du jeu sur Renfort\u00a0: qui peut s’inscrire, ce que chacun promet, et ce que nous ne faisons pas.",
  lead: "Les règles du jeu, en français courant. En créant un compte, vous les acceptez.",
  version: "2026-11-17",
  sections: [
    {
      id: "service",
      title: "Ce que fait Renfort",
      blocks: [
        "Renfort met en relation des employeurs qui publient des missions urgentes ou de courte durée et des personnes qui veulent les faire. Nous hébergeons les annonces, les candidatures et les échanges.",
        "Renfort n’est ni l’employeur, ni une agence d’intérim, ni une partie au contrat. Nous ne prêtons pas de main-d’œuvre, nous ne fixons ni les tarifs ni les horaires, et nous ne choisissons personne à votre place.",
      ],
    },
    {
      id: "age",
      title: "Qui peut s’inscrire",
      blocks: [
        "Il faut avoir 18\u00a0ans ou plus. L’âge est confirmé à l’inscription, et cette confirmation est demandée pour postuler.",
        [
          "Un compte candidat est personnel\u00a0: une personne, un compte, de vraies informations.",
          "Un compte employeur est ouvert au nom d’une entreprise, avec son numéro SIRET, par quelqu’un qui a le droit de la représenter.",
          "Vous gardez votre mot de passe pour vous et nous prévenez si quelqu’un d’autre s’en sert.",
        ],
      ],
    },
    {
      id: "paiement",
      title: "Aucun paiement par Renfort",
      blocks: [
        "Renfort ne gère aucun paiement entre employeurs et candidats. Le salaire ou la facture d’une mission se règle directement entre eux, selon le contrat qu’ils ont signé.",
        "Chercher une mission, postuler et être retenu ne coûte rien à un candidat, et un employeur n’a pas le droit de demander d’argent pour une embauche. Publier est gratuit aujourd’hui\u00a0: la page [Tarifs](/tarifs) dit ce qui est prévu et ce qui ne l’est pas encore.",
      ],
    },
    {
      id: "employeurs",
      title: "Ce que promet un employeur",
      blocks: [
        [
          "Publier des missions qui existent, en français, avec leur lieu, leurs dates et leur rémunération réelle.",
          "N’écarter personne pour un motif interdit par la loi (origine, sexe, âge, handicap, apparence, situation de famille, opinions…), ni dans l’annonce ni dans le choix.",
          "Respecter le droit du travail\u00a0: déclaration préalable à l’embauche, contrat écrit, durée du travail, repos, salaire minimum, sécurité.",
          "Répondre aux candidatures, et prévenir sans attendre si une mission change ou s’annule.",
          "Ne se servir des coordonnées et des CV reçus que pour la mission en cause.",
        ],
      ],
    },
    {
      id: "candidats",
      title: "Ce que promet un candidat",
      blocks: [
        [
          "Donner des informations exactes sur son identité, son expérience et ses diplômes.",
          "Ne postuler qu’à des missions que l’on peut faire, et venir quand on a confirmé.",
          "Retirer sa candidature dès que l’on n’est plus disponible.",
        ],
      ],
    },
    {
      id: "moderation",
      title: "Contenus interdits et modération",
      blocks: [
        "Sont interdits\u00a0: les annonces fausses, trompeuses ou discriminatoires, les demandes d’argent, le travail dissimulé, le harcèlement, la publicité, et tout ce que la loi interdit.",
        "Les douze [règles de publication](/regles) disent ce qui est attendu. Une décision nomme toujours celle qui n’est pas respectée.",
        "Chacun peut signaler un contenu, avec ou sans compte, par le lien Signaler de chaque mission, entreprise, profil, avis et conversation, ou par la page [Contact](/contact), qui est aussi notre point de contact pour les autorités. Quand nous retirons un contenu ou suspendons un compte, une personne en décide, et son auteur en reçoit la raison. Il peut la contester pendant six mois, par le lien privé de la décision\u00a0: une autre personne relit le dossier.",
      ],
    },
    {
      id: "avis",
      title: "Avis et fiabilité",
      blocks: [
        "Seuls ceux qui ont travaillé ensemble peuvent s’évaluer, une fois par mission, sur des critères professionnels. Les deux avis d’une mission sont publiés ensemble, ou au bout de sept jours s’il n’y en a qu’un\u202f; avant, chacun n’est lu que par son auteur. La personne évaluée peut répondre une fois. Les avis sur une entreprise sont publics, sans le nom de leur auteur. Une moyenne s’affiche à partir de trois auteurs différents.",
        "Une personne retenue confirme sa venue avant l’heure qui lui est dite\u00a0: un jour après l’acceptation, ou une heure avant le début si c’est plus tôt, avec au moins vingt minutes. Sans confirmation, la place est proposée à une autre personne, et rien ne compte contre la première. Quand un oui prend la place aussitôt et que le début est à plus de trois heures, l’employeur a dix minutes pour y renoncer, en disant pourquoi.",
        `${WITHDRAWAL_RULE} Cela compte, comme une absence signalée, au bout de sept jours sans contestation. L’un et l’autre se contestent pendant trente jours\u00a0: contestés, ils ne comptent pas tant qu’une personne de notre équipe n’a pas décidé.`,
      ],
    },
    {
      id: "classement",
      title: "Ordre des annonces",
      blocks: [
        "L’ordre des missions suit des règles fixes et publiques, les mêmes pour tous. Elles sont décrites à la page [Comment sont classées les missions](/classement). Aucune place ne s’achète aujourd’hui.",
      ],
    },
    {
      id: "suppression",
      title: "Supprimer son compte",
      blocks: [
        "Un compte peut être supprimé à tout moment depuis les réglages du profil, ou sur demande par la page [Contact](/contact). La suppression est immédiate et définitive. Elle attend seulement, pour le dernier compte d’une entreprise, que les personnes retenues sur ses missions aient été prévenues ou que ces missions soient finies.",
        "Ce qui est effacé et ce qui doit rester est écrit à la page [Confidentialité](/confidentialite).",
      ],
    },
    {
      id: "responsabilite",
      title: "Responsabilité",
      blocks: [
        "Nous faisons de notre mieux pour que le service soit disponible et sûr, sans pouvoir promettre qu’il ne s’arrêtera jamais. Nous ne garantissons ni qu’une mission trouvera quelqu’un, ni qu’une candidature sera retenue. Ce que les utilisateurs écrivent et la bonne exécution de leurs contrats relèvent d’eux.",
        "Rien dans ces conditions ne limite les droits que la loi vous donne.",
      ],
    },
    {
      id: "changements",
      title: "Quand ces conditions changent",
      blocks: [
        "Chaque version porte sa date. Un changement qui compte est annoncé aux titulaires de compte par e-mail au moins quinze jours avant de s’appliquer, pour laisser le temps de refuser en supprimant son compte.",
        "Ces conditions sont soumises au droit français. En cas de désaccord, écrivez-nous d’abord\u00a0: la plupart des problèmes se règlent ainsi.",
      ],
    },
  ],
  next: [
    { to: "/contact", label: "Nous écrire" },
    { to: "/confidentialite", label: "Confidentialité" },
  ],
};
