import { CV_EXPERIENCES } from "@app/domain/profiles/cv";
import type { SiteText } from "./text.ts";

export const RESUME: SiteText = {
  title: "Mon CV",
  description:
    "Votre profil en PDF en un geste, et un CV d’une page pour des missions courtes\u00a0: quoi mettre, quoi retirer, quel fichier joindre.",
  lead: "Une page, lue en trente secondes, sur un téléphone, par quelqu’un à qui il manque du monde.",
  action: { to: "/candidat/tableau-de-bord/profil#cv", label: "Télécharger mon CV en PDF" },
  sections: [
    {
      id: "en-un-geste",
      title: "Votre profil devient un CV",
      blocks: [
        "Sur votre profil, «\u00a0Télécharger mon CV\u00a0» en fait un PDF, sur une page quand tout y tient\u00a0: métier, ville, téléphone, e-mail, compétences, expériences, missions réalisées et badges. Il est refait à chaque fois, d’après ce que votre profil dit ce jour-là, et nous n’en gardons pas de copie.",
        "«\u00a0L’enregistrer comme mon CV\u00a0» le garde dans votre profil\u00a0: il ne reste qu’une case à cocher pour le joindre à une candidature.",
        [
          "Ni photo, ni âge, ni adresse\u00a0: seulement votre ville.",
          `Vos ${CV_EXPERIENCES}\u00a0expériences les plus récentes, les plus longues en abrégé.`,
          "En alphabet latin\u00a0: un emoji ou un mot en cyrillique ou en arabe n’y figure pas.",
        ],
      ],
    },
    {
      id: "dedans",
      title: "Ce qu’il faut y mettre",
      blocks: [
        {
          steps: [
            "En haut\u00a0: prénom, nom, téléphone, e-mail, ville. Le métier que vous cherchez, en deux mots.",
            "Vos trois ou quatre expériences les plus proches de la mission, la plus récente d’abord\u00a0: poste, lieu, dates, et une ligne de concret («\u00a090\u00a0couverts, trois rangs\u00a0», «\u00a0120\u00a0colis à l’heure\u00a0»).",
            "Ce que vous savez faire et les outils que vous connaissez\u00a0: caisse, plonge, terminal de préparation, logiciel.",
            "Vos permis et habilitations, avec leur date de fin.",
            "Les langues que vous parlez vraiment.",
          ],
        },
      ],
    },
    {
      id: "habilitations",
      title: "Les habilitations qui comptent",
      blocks: [
        {
          facts: [
            ["Restauration", "Formation à l’hygiène alimentaire (HACCP), permis d’exploitation pour un responsable."],
            ["Logistique, transport", "CACES et sa catégorie, permis B, C ou CE, FIMO ou FCO, carte conducteur."],
            ["BTP", "Carte BTP, habilitation électrique, travail en hauteur, AIPR."],
            ["Santé", "Diplôme et inscription au répertoire ou à l’ordre, vaccinations exigées."],
            ["Sécurité", "Carte professionnelle du CNAPS, SSIAP, secourisme (SST)."],
            ["Animation, éducation", "BAFA, BAFD, diplôme, extrait de casier demandé par l’employeur."],
          ],
        },
      ],
    },
    {
      id: "dehors",
      title: "Ce qu’il vaut mieux laisser dehors",
      blocks: [
        [
          "Votre âge, votre situation de famille, votre nationalité, votre religion\u00a0: un employeur n’a pas à les connaître pour choisir.",
          "Votre numéro de sécurité sociale et votre RIB\u00a0: ils se donnent après l’embauche, jamais dans un CV.",
          "Une photo si vous n’en avez pas envie\u00a0: elle n’est jamais obligatoire.",
        ],
      ],
    },
    {
      id: "fichier",
      title: "Le fichier",
      blocks: [
        [
          "PDF, DOC ou DOCX, 5\u00a0Mo au plus. Le PDF est le plus sûr\u00a0: il s’affiche pareil partout.",
          "Sans mot de passe, sans macros, sans pièces jointes\u00a0: un fichier qui contient du code est refusé.",
          "Un nom clair, par exemple CV-Prenom-Nom.pdf\u00a0: c’est celui que l’employeur verra.",
        ],
        "Ajoutez-le une fois dans votre profil\u00a0: il peut ensuite être joint à chaque candidature d’une simple case. L’employeur garde la version envoyée avec la candidature, même si vous en changez après.",
      ],
    },
  ],
  next: [
    { to: "/s'inscrire?role=candidat", label: "Créer un compte candidat" },
    { to: "/conseils", label: "Lire les conseils" },
  ],
};
