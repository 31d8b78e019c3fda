import type { SiteText } from "../text.ts";

export const PRIVACY: SiteText = {
  title: "Politique de confidentialité",
  description:
    "Quelles données Renfort garde, pourquoi, qui les voit, combien de temps, et comment exercer vos droits.",
  lead: "Ce que nous gardons de vous, pourquoi, qui le voit, et comment le reprendre.",
  version: "2026-11-16",
  sections: [
    {
      id: "responsable",
      title: "Qui en répond",
      blocks: [
        "Le responsable du traitement est l’éditeur du site, nommé à la page [Mentions légales](/mentions-legales). Pour toute question sur vos données, écrivez par la page [Contact](/contact).",
      ],
    },
    {
      id: "donnees",
      title: "Ce que nous gardons",
      blocks: [
        {
          facts: [
            [
              "Compte",
              "Nom, prénom, adresse e-mail, mot de passe (haché, illisible pour nous), rôle, date d’inscription, confirmation d’avoir 18\u00a0ans ou plus. Pas de date de naissance.",
            ],
            [
              "Validation en deux étapes",
              "Si vous l’activez\u00a0: la clé partagée avec votre application (chiffrée) et vos codes de secours (hachés). Ils disparaissent quand vous la désactivez.",
            ],
            [
              "Google ou Facebook",
              "Si vous passez par eux pour vous connecter\u00a0: votre identifiant chez eux, le nom et l’adresse e-mail qu’ils nous donnent. Ils savent que vous vous connectez ici, et rien de ce que vous y faites.",
            ],
            [
              "Profil candidat",
              "Profession, commune, téléphone, compétences, expériences, disponibilité\u202f; photo et CV si vous les ajoutez.",
            ],
            ["Entreprise", "Nom, SIRET, adresse, secteur, taille, description, coordonnées, logo."],
            [
              "Activité",
              "Missions, candidatures et leurs messages, réponses, présences, avis, conversations, notifications.",
            ],
            ["Contact", "Ce que vous écrivez par le formulaire de contact ou dans un signalement."],
            [
              "Technique",
              "Sessions ouvertes, adresse du réseau et navigateur utilisés pour limiter les abus, journaux de sécurité sans contenu de message.",
            ],
          ],
        },
        "Nous ne demandons jamais de numéro de sécurité sociale, de coordonnées bancaires, de situation de famille ni de donnée de santé. Ne les écrivez pas dans un message ou un CV\u00a0: une mission n’en a pas besoin pour être proposée.",
      ],
    },
    {
      id: "pourquoi",
      title: "Pourquoi, et de quel droit",
      blocks: [
        {
          facts: [
            [
              "Faire marcher le service",
              "Compte, missions, candidatures, messages, notifications utiles\u00a0: c’est le contrat que vous passez avec nous (article 6.1.b du RGPD).",
            ],
            [
              "Protéger tout le monde",
              "Limites, journaux, signalements, trace de qui a vu des coordonnées\u00a0: c’est notre intérêt légitime, et le vôtre (article 6.1.f).",
            ],
            ["Obéir à la loi", "Répondre aux autorités, garder la preuve d’une décision (article 6.1.c)."],
            [
              "Ce que vous choisissez",
              "Photo, CV et notifications du navigateur reposent sur votre accord, que vous pouvez reprendre (article 6.1.a).",
            ],
          ],
        },
        "Aucune décision n’est prise par une machine seule\u00a0: une candidature est acceptée ou refusée par un employeur, jamais par un calcul. Nous ne vendons aucune donnée et n’affichons aucune publicité.",
      ],
    },
    {
      id: "qui-voit",
      title: "Qui voit quoi",
      blocks: [
        [
          "Le public ne voit rien d’un candidat. Il n’existe pas d’annuaire de profils.",
          "L’employeur d’une mission à laquelle vous postulez voit votre profil, votre message et le CV joint. Votre e-mail et votre téléphone sont masqués jusqu’à ce qu’il vous retienne, sauf si le SIRET de son entreprise est trouvé au répertoire Sirene\u202f; aucune liste ne les montre. Après un retrait, il ne voit plus qui vous étiez\u202f; après un refus, il perd l’accès à vos coordonnées et à votre CV au bout de trois mois.",
          "Chaque consultation de vos coordonnées ou de votre CV par un employeur est enregistrée, et vous la voyez dans votre profil.",
          "Une entreprise qui publie montre ses informations publiques\u202f; son e-mail, son téléphone et son adresse ne sont donnés qu’aux personnes qu’elle a retenues.",
          "Le SIRET d’une entreprise est recherché au répertoire Sirene par le service public [API Recherche d’entreprises](https://recherche-entreprises.api.gouv.fr) ou par l’Insee\u00a0: ils reçoivent ce numéro, et rien d’autre.",
          "Les personnes chargées de la modération voient ce qu’un signalement leur soumet.",
          "Nos prestataires techniques (hébergement, envoi des e-mails) traitent des données pour nous, sous contrat et sur nos instructions. L’hébergeur est nommé aux [Mentions légales](/mentions-legales).",
          "Si vous activez les notifications du navigateur, elles passent par le service de votre navigateur ou de votre téléphone\u00a0: Google (Firebase Cloud Messaging), Mozilla (autopush), Apple (Apple Push Notification) ou Microsoft (Windows Notification). Ce service connaît votre appareil et l’heure de chaque envoi.",
        ],
      ],
    },
    {
      id: "durees",
      title: "Combien de temps",
      blocks: [
        {
          facts: [
            ["Compte et profil", "Jusqu’à la suppression du compte."],
            [
              "Candidatures, messages",
              "Jusqu’à la suppression du compte de leur auteur\u202f; restent alors, sans nom, les faits nus\u00a0: une candidature a existé, à telle date, avec telle réponse.",
            ],
            [
              "Réponses du répertoire Sirene",
              "Les deux dernières pour chaque entreprise, et celles qui ont fait attendre une mission, jusqu’à la suppression du compte. Ni dirigeants, ni coordonnées.",
            ],
            ["Notifications", "Six mois."],
            ["Messages de contact", "Douze mois."],
            ["Qui a vu vos coordonnées", "Douze mois."],
            [
              "Décisions de modération",
              "Gardées comme preuve\u00a0: la mesure, sa raison, et le numéro du compte ou de la mission, jamais votre nom.",
            ],
            [
              "Journaux de sécurité",
              "Douze mois, même après la suppression du compte\u00a0: connexions réussies et refusées, changements de mot de passe ou d’adresse, avec le numéro du compte et un bout d’adresse de réseau, jamais votre nom.",
            ],
            ["Sessions", "Trente jours après leur expiration."],
            ["Appareils déjà connectés", "Six mois après leur dernière connexion."],
            ["Liens envoyés par e-mail", "Effacés dès qu’ils ont servi, ou un jour après leur expiration."],
          ],
        },
      ],
    },
    {
      id: "cookies",
      title: "Cookies et stockage du navigateur",
      blocks: [
        "Il n’y a pas de bandeau de cookies parce qu’il n’y a rien à accepter\u00a0: aucun traceur, aucune mesure d’audience, aucun fichier chargé d’un autre site.",
        {
          facts: [
            [
              "Cookie de session",
              "Posé quand vous vous connectez, chiffré, hors de portée des scripts de la page. Trente jours au plus, effacé à la déconnexion.",
            ],
            [
              "Cookie de passage",
              "Posé quand vous partez vous connecter chez Google ou Facebook, chiffré lui aussi. Une heure au plus.",
            ],
            [
              "Cookie d’appareil",
              "Posé quand vous vous connectez, hors de portée des scripts de la page. Il nous dit que cet appareil est déjà venu, pour que les essais de mot de passe d’un inconnu ne vous bloquent pas. Six mois.",
            ],
            [
              "Cookie de validation",
              "Posé entre le mot de passe et le code, si vous avez activé la validation en deux étapes. Chiffré, cinq minutes au plus.",
            ],
            ["Thème", "Votre choix de thème clair ou sombre, gardé dans votre navigateur jusqu’à la déconnexion."],
            ["Bandeau visiteur", "Le fait de l’avoir masqué, gardé dans votre navigateur."],
            ["Saisie en cours", "Ce que vous aviez tapé quand une session expire, gardé le temps de vous reconnecter."],
          ],
        },
      ],
    },
    {
      id: "droits",
      title: "Vos droits",
      blocks: [
        [
          "Voir et emporter vos données\u00a0: une copie complète vous est remise sur demande, dans un format lisible par une machine.",
          "Les corriger\u00a0: tout ce que vous avez écrit se modifie dans votre profil.",
          "Les effacer\u00a0: supprimer le compte efface votre profil, vos fichiers, vos messages et vos candidatures, aussitôt.",
          "Vous opposer à un usage, ou demander qu’il soit suspendu le temps d’une vérification.",
        ],
        "Écrivez-nous par la page [Contact](/contact)\u00a0: nous répondons dans le mois. Si la réponse ne vous convient pas, vous pouvez saisir la CNIL, sur [cnil.fr](https://www.cnil.fr/fr/plaintes).",
      ],
    },
    {
      id: "securite",
      title: "Comment elles sont protégées",
      blocks: [
        [
          "Les échanges avec le site sont chiffrés en service, et les mots de passe hachés avec un algorithme lent.",
          "Une photo est redessinée et un CV examiné avant d’être gardés\u00a0: les fichiers qui contiennent du code sont refusés.",
          "Les fichiers sont privés\u00a0: chaque lecture vérifie que la personne y a droit.",
          "Les journaux ne contiennent ni adresse, ni téléphone, ni message.",
          "À la déconnexion, votre navigateur efface ce que le site y avait gardé.",
        ],
        "Vous avez trouvé une faille\u00a0? La page [Signaler une faille de sécurité](/securite) dit à qui écrire.",
        "Si une fuite de données vous concernait, la CNIL serait prévenue dans les 72\u00a0heures, et vous le seriez aussi si elle présentait un risque élevé pour vous.",
      ],
    },
  ],
  next: [
    { to: "/contact", label: "Exercer un droit" },
    { to: "/conditions", label: "Lire les conditions" },
  ],
};
