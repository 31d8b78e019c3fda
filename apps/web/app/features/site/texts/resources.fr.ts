import type { SiteText } from "./text.ts";

export const RESOURCES: SiteText = {
  title: "Ressources pour les employeurs",
  description:
    "L’essentiel pour embaucher court comme la loi le demande\u00a0: annonce, déclaration, contrat, durée du travail, fin de mission.",
  lead: "Embaucher pour un soir oblige autant que pour un an. Voici la liste, dans l’ordre.",
  version: "2026-11-15",
  sections: [
    {
      id: "annonce",
      title: "1. L’annonce",
      blocks: [
        [
          "Datée, en français, sincère sur l’existence du poste, sa nature, son lieu et sa paie.",
          "Ouverte à tous\u00a0: «\u00a0(H/F)\u00a0» est ajouté au titre s’il manque\u202f; pas de limite d’âge, pas de critère d’origine, d’apparence ou de situation de famille.",
          "Une rémunération chiffrée. Elle ne peut être inférieure au SMIC pour un salarié.",
          "Jamais de frais pour le candidat, ni de numéro surtaxé.",
        ],
      ],
    },
    {
      id: "declarer",
      title: "2. Déclarer avant le début",
      blocks: [
        "La déclaration préalable à l’embauche (DPAE) se fait au plus tôt huit jours avant et toujours avant la première minute de travail, sur [urssaf.fr](https://www.urssaf.fr). Gardez l’accusé de réception\u00a0: c’est la première pièce demandée lors d’un contrôle.",
        "Pour un salarié étranger hors Union européenne, vérifiez le titre de travail auprès de la préfecture au moins deux jours ouvrables avant, sauf s’il est inscrit à France Travail. Ne demandez jamais la nationalité dans l’annonce.",
      ],
    },
    {
      id: "contrat",
      title: "3. Le contrat",
      blocks: [
        {
          facts: [
            [
              "CDD",
              "Écrit, avec un motif précis (remplacement, surcroît d’activité, saison), remis au plus tard dans les deux jours ouvrables qui suivent l’embauche. Sans écrit ou sans motif, il devient un CDI.",
            ],
            [
              "Extra (CDD d’usage)",
              "Dans les secteurs où c’est l’usage, pour une tâche par nature temporaire. En hôtellerie-restauration, soixante jours au plus par trimestre civil avec le même employeur.",
            ],
            [
              "Freelance",
              "Une personne réellement indépendante\u00a0: elle organise son travail et fixe ses prix. Des horaires et des ordres imposés exposent à une requalification en contrat de travail.",
            ],
            ["Stage", "Une convention avec un établissement d’enseignement, jamais pour remplacer un salarié."],
          ],
        },
      ],
    },
    {
      id: "temps",
      title: "4. Le temps de travail",
      blocks: [
        [
          "Dix heures par jour et quarante-huit heures par semaine au plus, tous employeurs confondus, sauf dérogations.",
          "Onze heures de repos entre deux journées.",
          "Vingt minutes de pause dès six heures de travail.",
          "Demandez à la personne si elle travaille ailleurs cette semaine-là\u00a0: le cumul vous engage aussi.",
        ],
      ],
    },
    {
      id: "accueil",
      title: "5. L’accueil",
      blocks: [
        [
          "Dites qui accueille, où se changer, où poser ses affaires, qui appeler en cas de retard.",
          "Montrez les issues, les gestes qui protègent et le matériel, avant de commencer.",
          "Fournissez les équipements de protection\u00a0: ils sont à votre charge.",
        ],
      ],
    },
    {
      id: "fin",
      title: "6. La fin de la mission",
      blocks: [
        [
          "Bulletin de paie, solde de tout compte, certificat de travail, attestation pour France Travail.",
          "Indemnité de congés payés, et prime de précarité sauf contrat d’usage, saisonnier ou emploi d’été étudiant.",
          "Une réponse aux candidats qui attendent encore\u00a0: ils reviendront.",
        ],
      ],
    },
    {
      id: "officiel",
      title: "Les sites officiels",
      blocks: [
        [
          "[Embaucher un salarié](https://entreprendre.service-public.fr/vosdroits/N19871), sur service-public.fr.",
          "[Déclarer une embauche](https://www.urssaf.fr), sur urssaf.fr.",
          "[Recruter sans discriminer](https://www.defenseurdesdroits.fr), sur le site du Défenseur des droits.",
          "[Les données des candidats](https://www.cnil.fr/fr/recrutement), sur cnil.fr.",
        ],
        "Ces rappels ne remplacent ni la loi, ni votre convention collective, ni un conseil.",
      ],
    },
  ],
  next: [
    { to: "/s'inscrire?role=employeur", label: "Publier une mission" },
    { to: "/talents", label: "Attirer les bons profils" },
  ],
};
