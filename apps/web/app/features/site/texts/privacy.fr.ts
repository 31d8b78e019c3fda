import type { SiteText } from "./text.ts";

export const PRIVACY: SiteText = {
  title: "Politique de confidentialité",
  description:
    "Quelles données Renfort garde, pourquoi, qui les voit, combien de temps, et comment exercer vos droits.",
  lead: "Ce que nous gardons de vous, pourquoi, qui le voit, et comment le reprendre.",
  version: "2026-11-19",
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
              "Profession, commune, téléphone, compétences, expériences\u202f; photo et CV si vous les ajoutez.",
            ],
            [
              "Disponibilités",
              "Votre semaine type, vos exceptions, vos pauses, le permis de conduire et vos choix d’alerte, si vous les indiquez.",
            ],
            [
              "Certificats",
              "Ceux que vous déclarez, leur date de fin, et les entreprises qui ont noté les avoir vus, avec le jour. Ni document ni numéro.",
            ],
            [
              "Propositions",
              "Les missions qui vous ont été proposées, pour quelles raisons, avec quel total, si vous les avez vues, ce que vous avez répondu et, pendant 30\u00a0jours, ce que vos «\u00a0non\u00a0» expliqués écartent.",
            ],
            [
              "Lieux",
              "Le secteur où vous cherchez (une commune et un rayon), si vous l’enregistrez. Votre position, seulement si vous la demandez\u00a0: arrondie au kilomètre dans votre navigateur, elle sert à trouver la commune et n’est ni enregistrée ni inscrite dans les journaux.",
            ],
            [
              "Entreprise",
              "Nom, SIRET, adresse, établissements, secteur, taille, description, coordonnées, logo. Pour prouver son adresse\u00a0: la boîte de messagerie, l’adresse du courrier ou le document montré.",
            ],
            [
              "Équipes",
              "Les entreprises dont vous avez rejoint l’équipe, comment, depuis quand et jusqu’à quand, celles que vous avez mises en sourdine et celles que vous suivez.",
            ],
            [
              "Collègues",
              "Pour une entreprise\u00a0: qui agit pour elle, avec quel rôle, pour quels établissements et à quelles heures, les adresses invitées, et le journal de ce que chacun y a fait.",
            ],
            [
              "Activité",
              "Missions, candidatures et leurs messages, réponses, arrivées, départs et absences, avis, conversations, notifications.",
            ],
            ["Contact", "Ce que vous écrivez par le formulaire de contact ou dans un signalement."],
            [
              "Technique",
              "Sessions ouvertes, adresse du réseau et navigateur utilisés pour limiter les abus, journaux de sécurité sans contenu de message.",
            ],
          ],
        },
        "Nous ne demandons jamais de numéro de sécurité sociale, de coordonnées bancaires, de situation de famille ni de donnée de santé. Ne les écrivez pas dans un message ou un CV\u00a0: une mission n’en a pas besoin pour être proposée. Des contrôles automatiques repèrent ces demandes dans les conversations et affichent un avertissement\u202f; ils ne bloquent aucun message. Un message douteux, sans certitude, n’affiche rien\u00a0: il compte un peu lorsque nous relisons les missions de l’entreprise qui l’a écrit. Ces contrôles relisent aussi les missions d’une entreprise, et chaque modification, tant que deux personnes sans lien avec elle n’ont pas dit, sur trois jours différents, y avoir travaillé\u00a0: celle qui paraît douteuse attend qu’une personne la lise, et l’entreprise en voit les raisons.",
        "Ce sont des règles écrites et de petits modèles de calcul qui pèsent les mots, sur nos serveurs\u00a0: aucun texte n’est confié à un service extérieur. Ils n’apprennent que de phrases inventées et de textes sur lesquels notre équipe a pris une décision (une mission relue, un message signalé)\u00a0: les noms, téléphones, adresses, numéros et entreprises en sont retirés, et une personne les relit avant.",
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
              "Limites, journaux, signalements, contrôle des textes, trace de qui a vu des coordonnées\u00a0: c’est notre intérêt légitime, et le vôtre (article 6.1.f).",
            ],
            ["Obéir à la loi", "Répondre aux autorités, garder la preuve d’une décision (article 6.1.c)."],
            [
              "Ce que vous choisissez",
              "Photo, CV et notifications du navigateur reposent sur votre accord, que vous pouvez reprendre (article 6.1.a).",
            ],
          ],
        },
        "Un calcul aux règles publiques choisit à qui une mission est proposée d’abord (page [Classement](/classement)). Il n’utilise ni l’âge, ni le sexe, ni le nom, ni la photo, ni la nationalité, ni l’adresse, et ne vous ferme rien\u00a0: vous pouvez postuler à toute mission. Il repose sur notre intérêt légitime et sur le vôtre, recevoir les missions qui vous vont (article 6.1.f)\u00a0: vous pouvez vous y opposer, ou demander qu’une personne regarde votre situation. Une candidature est acceptée ou refusée par un employeur, jamais par un calcul\u202f; s’il a choisi de prendre la première personne qui dit oui, c’est lui qui l’a décidé, et la proposition le dit avant que vous répondiez. Nous ne vendons aucune donnée et n’affichons aucune publicité.",
      ],
    },
    {
      id: "qui-voit",
      title: "Qui voit quoi",
      blocks: [
        [
          "Le public ne voit rien d’un candidat. Il n’existe pas d’annuaire de profils.",
          "L’employeur d’une mission à laquelle vous postulez voit votre profil et votre message. Si son entreprise a prouvé son adresse, il peut ouvrir votre e-mail, votre téléphone et le CV joint dès votre candidature\u202f; sinon, ils restent masqués jusqu’à ce que vous ayez confirmé votre venue. Chaque entreprise en ouvre un nombre limité par jour, et aucune liste ne les montre. Après un retrait, il ne voit plus qui vous étiez\u202f; après un refus, il perd l’accès à vos coordonnées et à votre CV au bout de trois mois.",
          "Il lit aussi des faits sur douze mois\u00a0: combien de missions vous avez tenues, combien d’absences et de retraits à moins de 24\u00a0h du début vous sont comptés, et combien de ces places ont été reprises. Il ne lit jamais chez qui c’était. Vous lisez chaque ligne dans votre profil, et pouvez la contester.",
          "Votre numéro de téléphone n’est montré à un employeur, et aucun SMS n’y part, qu’une fois que vous l’avez confirmé par un code qui vous y est envoyé.",
          "Un avis n’est lu que par son auteur tant que l’autre partie n’a pas donné le sien, et pendant sept jours au plus. Ensuite, un avis sur une entreprise est public, sans le nom de son auteur\u202f; un avis sur une personne n’est lu que par elle et par l’entreprise qui l’a écrit, et sa moyenne par les employeurs des missions auxquelles elle postule.",
          "Vos disponibilités ne sont lues que par vous\u00a0: quand vous postulez, l’employeur voit si vous êtes disponible ou non et, pour ses créneaux, «\u00a0Disponible\u00a0» ou «\u00a0Non précisé\u00a0», rien d’autre. Il voit combien de personnes ont été prévenues de sa mission, jamais lesquelles, sauf celles qui postulent.",
          "Si vous rejoignez l’équipe d’une entreprise, elle voit votre prénom, votre nom, vos métiers, les missions que vous avez faites chez elle et, pour ses créneaux, «\u00a0libre\u00a0», «\u00a0pas libre\u00a0» ou «\u00a0ne l’a pas dit\u00a0»\u00a0: ni votre semaine, ni vos autres employeurs. Quand vous en sortez, ou que votre accord finit, elle ne l’apprend pas.",
          "Une entreprise, ce sont les personnes qui agissent pour elle\u00a0: chacune voit ce qui concerne ses établissements, et vos messages leur sont communs.",
          "La page [Talents](/talents) dit combien de personnes sont disponibles par métier et par ville. Vous y comptez si vous êtes disponible\u202f; le nombre est arrondi vers le bas, jamais affiché en dessous de cinq personnes, et ne désigne personne.",
          "Chaque consultation de vos coordonnées ou de votre CV par un employeur est enregistrée, et vous la voyez dans votre profil.",
          "Une entreprise qui publie montre ses informations publiques\u202f; son e-mail, son téléphone, son adresse et celles de ses établissements ne sont donnés qu’aux personnes qu’elle a retenues.",
          "Une entreprise est recherchée au répertoire Sirene par le service public [API Recherche d’entreprises](https://recherche-entreprises.api.gouv.fr) ou par l’Insee\u00a0: ils reçoivent son SIRET, ou les mots écrits à l’inscription pour la trouver, et rien d’autre.",
          "Les personnes chargées de la modération voient ce qu’un signalement leur soumet. Elles ne lisent une conversation que si un de ses messages est signalé\u202f; les deux personnes en sont prévenues par e-mail.",
          "Nos prestataires techniques (hébergement, envoi des e-mails et des SMS) traitent des données pour nous, sous contrat et sur nos instructions. L’hébergeur est nommé aux [Mentions légales](/mentions-legales).",
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
            [
              "Compte et profil",
              "Jusqu’à la suppression du compte, ou vingt-quatre mois sans connexion\u00a0: un e-mail vous prévient un mois avant, un autre deux semaines avant. Un compte qui n’a pas servi et dont l’adresse n’a jamais été confirmée est effacé après sept jours.",
            ],
            [
              "Candidatures",
              "Le message, le CV joint et les motifs\u00a0: vingt-quatre mois après la dernière étape de la candidature, ou jusqu’à la suppression du compte. Restent ensuite les faits nus\u00a0: une candidature a existé, à telle date, avec telle réponse\u202f; sans nom une fois le compte supprimé. Eux aussi sont effacés cinq ans après la fin de la mission, ou plus tard si un signalement ou une contestation à ce sujet est encore ouvert\u202f; la mission ne compte alors plus dans votre parcours.",
            ],
            [
              "État civil partagé pour une embauche",
              "Sept jours après le début de la mission, au plus\u00a0: la décision de le partager vous appartient, vous pouvez l’effacer à tout moment, et il l’est si la venue est annulée. Il est chiffré, lu par les propriétaires et les responsables de l’établissement seulement, et chaque lecture vous est montrée. La copie que vous gardez pour vous, si vous l’avez choisi, est là jusqu’à ce que vous l’effaciez ou que vous supprimiez votre compte.",
            ],
            [
              "Arrivées et départs",
              "Trois ans\u00a0: l’heure à laquelle vous dites partir, arriver ou finir, qui l’a notée et l’écart de l’horloge du téléphone. Ce sont vos preuves pour les heures à payer\u202f; sans nom une fois le compte supprimé. Jamais l’endroit où vous êtes\u00a0: il n’est ni demandé, ni lu.",
            ],
            [
              "Heures travaillées",
              "Ce que vous avez déclaré, ce que l’entreprise a proposé et qui a répondu quoi\u00a0: trois ans après le créneau, le temps pendant lequel un salaire peut être réclamé. Sans nom ni motif écrit une fois le compte supprimé.",
            ],
            [
              "Anciens CV",
              "Effacés dès que vous les remplacez, sauf ceux joints à une candidature, qui suivent la même durée qu’elle.",
            ],
            [
              "Conversations",
              "Vingt-quatre mois après le dernier message, ou jusqu’à la suppression du compte pour ce que vous avez écrit. Un message signalé est copié avec le signalement.",
            ],
            [
              "Avis",
              "Vingt-quatre mois\u202f; les moyennes sont alors refaites sans eux. Votre texte est effacé dès la suppression de votre compte.",
            ],
            [
              "Réponses du répertoire Sirene",
              "Les deux dernières pour chaque entreprise, et celles qui ont fait attendre une mission, jusqu’à la suppression du compte. Ni dirigeants, ni coordonnées.",
            ],
            [
              "Preuve de l’adresse d’une entreprise",
              "Le document est lu par notre équipe seule et effacé dès sa décision. La façon dont l’adresse a été prouvée et notre réponse restent jusqu’à la suppression du dernier compte de l’entreprise.",
            ],
            [
              "Disponibilités",
              "Jusqu’à la suppression du compte. Votre semaine n’est plus prise en compte soixante jours après votre dernier changement.",
            ],
            [
              "Équipes",
              "Votre accord dure deux ans\u00a0: nous vous le redemandons une fois, et sans réponse il finit. Le journal de l’équipe\u00a0: douze mois. La date de votre sortie reste jusqu’à la suppression du compte, pour que l’entreprise ne puisse pas vous le redemander pendant un an.",
            ],
            [
              "Collègues",
              "Le journal de l’entreprise\u00a0: douze mois. Une invitation sans réponse\u00a0: sept jours, puis trente de plus.",
            ],
            ["Notifications", "Six mois au plus\u00a0: elles sont effacées par mois entiers."],
            ["Messages de contact", "Douze mois."],
            [
              "Alertes par e-mail sans compte",
              "L’adresse et la recherche\u00a0: deux jours sans confirmation, puis quatre-vingt-dix jours au plus. Tout est effacé dès que vous arrêtez l’alerte.",
            ],
            ["Propositions", "Un an."],
            [
              "Erreurs du site",
              "Quatre-vingt-dix jours après la dernière fois\u00a0: le nom de l’erreur, la page et un message sans chiffres ni citations, jamais qui l’a rencontrée.",
            ],
            ["Qui a vu vos coordonnées", "Douze mois."],
            [
              "Signalements et décisions",
              "Vingt-quatre mois après la décision\u00a0: le signalement, la copie de ce qu’il vise, la décision, ses raisons et les recours. Restent ensuite la mesure, la règle, la date et le numéro du compte ou de la mission, jamais votre nom.",
            ],
            ["Registre de la modération", "Trois ans\u00a0: qui, dans notre équipe, a lu ou décidé quoi, et quand."],
            [
              "Identité mise sous scellés",
              "La loi nous demande de pouvoir dire qui a publié quoi (LCEN et décret 2021-1362). Quand un compte est supprimé, ou qu’un de ses contenus est signalé, nous mettons à part le nom, l’e-mail, le téléphone et l’entreprise (cinq ans après la fin du compte), les dates du compte (un an après sa fin) et l’adresse de réseau de chaque connexion (un an). Ces données ne sont lues que par un signalement ou une demande de la justice, et chaque lecture est inscrite au registre.",
            ],
            [
              "Journaux de sécurité",
              "Douze mois, même après la suppression du compte\u00a0: connexions réussies et refusées, changements de mot de passe ou d’adresse, avec le numéro du compte et un bout d’adresse de réseau, jamais votre nom.",
            ],
            ["Sessions", "Trente jours après leur expiration."],
            ["Appareils déjà connectés", "Six mois après leur dernière connexion."],
            [
              "Sauvegardes",
              "Un mois au plus, chiffrées. Si l’une d’elles sert, les comptes supprimés depuis sont effacés de nouveau.",
            ],
            ["Codes envoyés par SMS", "Effacés un jour après leur envoi."],
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
        "Pour repérer les pages lentes, une page sur dix nous dit quatre choses\u00a0: quand le serveur a répondu, quand elle s’est affichée, en combien de temps elle réagit et si son contenu a bougé. Nous les comptons par modèle de page («\u00a0une mission\u00a0», jamais laquelle), sans adresse de réseau ni identifiant, et rien n’est gardé dans votre navigateur.",
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
          "Les effacer\u00a0: supprimer le compte efface votre profil, vos fichiers, vos messages et vos candidatures, aussitôt. Ne restent que les lignes ci-dessus qui le disent.",
          "Vous opposer à un usage, comme le choix des missions qui vous sont proposées\u00a0: une pause dans vos disponibilités l’arrête aussitôt. Ou demander qu’il soit suspendu le temps d’une vérification.",
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
