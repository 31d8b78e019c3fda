import type { SiteText } from "./text.ts";

export const SITE_PLAN: SiteText = {
  title: "Plan du site",
  description:
    "Toutes les pages de Renfort, par sujet\u00a0: missions, comptes, espaces, aide et informations légales.",
  lead: "Toutes les pages, par sujet. Celles des espaces demandent de se connecter.",
  sections: [
    {
      id: "missions",
      title: "Trouver une mission",
      blocks: [
        [
          "[Accueil](/)",
          "[Toutes les missions](/emplois)",
          "[Les missions sur une carte](/emplois?vue=carte)",
          "[Salaires](/salaires)",
          "[Conseils](/conseils)",
          "[Mon CV](/cv)",
        ],
      ],
    },
    {
      id: "publier",
      title: "Publier une mission",
      blocks: [["[Publier](/publier)", "[Tarifs](/tarifs)", "[Talents](/talents)", "[Ressources](/ressources)"]],
    },
    {
      id: "compte",
      title: "Compte",
      blocks: [
        ["[Se connecter](/connexion)", "[S’inscrire](/s'inscrire)", "[Mot de passe oublié](/mot-de-passe-oublie)"],
      ],
    },
    {
      id: "candidat",
      title: "Espace candidat",
      blocks: [
        [
          "[Missions](/candidat/tableau-de-bord)",
          "[Missions enregistrées](/candidat/tableau-de-bord/emplois-enregistres)",
          "[Recherches enregistrées](/candidat/tableau-de-bord/emplois-recherches)",
          "[Propositions](/candidat/tableau-de-bord/propositions)",
          "[Candidatures](/candidat/tableau-de-bord/candidatures)",
          "[Créneaux](/candidat/tableau-de-bord/creneaux)",
          "[Heures](/candidat/tableau-de-bord/heures)",
          "[Disponibilités](/candidat/tableau-de-bord/disponibilites)",
          "[Employeurs](/candidat/tableau-de-bord/employeurs)",
          "[Messages](/candidat/tableau-de-bord/messages)",
          "[Notifications](/candidat/tableau-de-bord/notifications)",
          "[Profil](/candidat/tableau-de-bord/profil)",
          "[Certificats](/candidat/tableau-de-bord/profil/certificats)",
          "[Avis](/candidat/tableau-de-bord/profil/avis)",
          "[Compte](/candidat/tableau-de-bord/profil/compte)",
        ],
      ],
    },
    {
      id: "employeur",
      title: "Espace employeur",
      blocks: [
        [
          "[Tableau de bord](/employeur/tableau-de-bord)",
          "[Aujourd’hui](/employeur/tableau-de-bord/aujourd-hui)",
          "[Publier](/employeur/tableau-de-bord/publier)",
          "[Missions](/employeur/tableau-de-bord/emplois)",
          "[Brouillons](/employeur/tableau-de-bord/emplois-brouillons)",
          "[Candidatures](/employeur/tableau-de-bord/candidatures)",
          "[Planning](/employeur/tableau-de-bord/planning)",
          "[Heures](/employeur/tableau-de-bord/heures)",
          "[Équipe](/employeur/tableau-de-bord/equipe)",
          "[Messages](/employeur/tableau-de-bord/messages)",
          "[Notifications](/employeur/tableau-de-bord/notifications)",
          "[Établissements](/employeur/tableau-de-bord/etablissements)",
          "[Collègues](/employeur/tableau-de-bord/etablissements/collegues)",
          "[Profil de l’entreprise](/employeur/tableau-de-bord/profil)",
          "[Analyses](/employeur/tableau-de-bord/analyses)",
          "[Compte](/employeur/tableau-de-bord/profil/compte)",
        ],
      ],
    },
    {
      id: "aide",
      title: "Aide et informations légales",
      blocks: [
        [
          "[Comment ça marche](/comment-ca-marche)",
          "[À propos](/a-propos)",
          "[FAQ](/faq)",
          "[Contact](/contact)",
          "[Accessibilité](/accessibilite)",
          "[Règles de publication](/regles)",
          "[Classement des missions](/classement)",
          "[Conditions](/conditions)",
          "[Confidentialité](/confidentialite)",
          "[Sécurité](/securite)",
          "[Mentions légales](/mentions-legales)",
        ],
      ],
    },
  ],
};
