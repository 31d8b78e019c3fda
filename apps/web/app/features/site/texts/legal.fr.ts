import type { SiteText } from "./text.ts";

export interface Operator {
  publisher: string | undefined;
  publisherStatus: string | undefined;
  publisherRegistration: string | undefined;
  publisherAddress: string | undefined;
  publisherPhone: string | undefined;
  publicationDirector: string | undefined;
  host: string | undefined;
  hostAddress: string | undefined;
  hostPhone: string | undefined;
  contactEmail: string | undefined;
}

const MISSING = "Non renseigné";

/** Missing settings are shown as missing. */
export function legalNotice(operator: Operator): SiteText {
  return {
    title: "Mentions légales",
    description: "Éditeur, hébergeur, point de contact, sources des données et licences du site Renfort.",
    lead: "Qui édite ce site, qui l’héberge, et d’où viennent les données qui ne sont pas à nous.",
    version: "2026-11-15",
    sections: [
      {
        id: "editeur",
        title: "Éditeur",
        blocks: [
          {
            facts: [
              ["Nom", operator.publisher ?? MISSING],
              ["Forme et capital", operator.publisherStatus ?? MISSING],
              ["Immatriculation", operator.publisherRegistration ?? MISSING],
              ["Siège", operator.publisherAddress ?? MISSING],
              ["Téléphone", operator.publisherPhone ?? MISSING],
              ["E-mail", operator.contactEmail ?? MISSING],
              ["Directeur de la publication", operator.publicationDirector ?? MISSING],
            ],
          },
          ...(operator.publisher === undefined
            ? [
                "Cette installation n’a pas encore d’éditeur déclaré\u00a0: c’est une démonstration, avec des entreprises et des personnes inventées. Ces lignes doivent être remplies avant toute ouverture au public.",
              ]
            : []),
        ],
      },
      {
        id: "hebergeur",
        title: "Hébergeur",
        blocks: [
          {
            facts: [
              ["Nom", operator.host ?? MISSING],
              ["Adresse", operator.hostAddress ?? MISSING],
              ["Téléphone", operator.hostPhone ?? MISSING],
            ],
          },
        ],
      },
      {
        id: "contact",
        title: "Point de contact",
        blocks: [
          "Pour les utilisateurs comme pour les autorités, au sens des articles 11 et 12 du règlement européen sur les services numériques\u00a0: la page [Contact](/contact), en français. Les contenus illicites y sont signalés avec l’adresse de la page, la raison et une adresse pour répondre.",
        ],
      },
      {
        id: "sources",
        title: "Sources des données",
        blocks: [
          {
            facts: [
              [
                "Communes",
                "Noms, codes postaux, populations et découpage administratif\u00a0: Etalab et INSEE, paquet decoupage-administratif, sous [Licence Ouverte 2.0](https://www.etalab.gouv.fr/licence-ouverte-open-licence/).",
              ],
              [
                "Coordonnées",
                "Contours et centres\u00a0: IGN, Insee (Admin Express COG 2018), sous [Licence Ouverte 2.0](https://www.etalab.gouv.fr/licence-ouverte-open-licence/). Les centres des arrondissements de Paris, Lyon et Marseille et ceux des onze communes absentes de cette source sont placés à la main.",
              ],
              [
                "Entreprises",
                "Numéros SIRET\u00a0: Insee, répertoire Sirene, lu par l’[API Recherche d’entreprises](https://recherche-entreprises.api.gouv.fr) à la date affichée, sous [Licence Ouverte 2.0](https://www.etalab.gouv.fr/licence-ouverte-open-licence/).",
              ],
              ["Salaires", "Calculés sur les missions publiées ici, comme l’explique la page [Salaires](/salaires)."],
            ],
          },
        ],
      },
      {
        id: "licences",
        title: "Polices et icônes",
        blocks: [
          "Bricolage Grotesque et Instrument Sans, sous licence SIL Open Font 1.1. Icônes Lucide, sous licence ISC. Le site est servi en entier depuis son propre domaine\u00a0: aucune police, image ou mesure d’audience ne vient d’ailleurs.",
        ],
      },
      {
        id: "propriete",
        title: "Propriété",
        blocks: [
          "Le nom, le logo, les textes et la mise en page de Renfort appartiennent à l’éditeur. Les annonces, profils et messages appartiennent à ceux qui les ont écrits, qui nous donnent le droit de les afficher le temps du service.",
        ],
      },
    ],
    next: [
      { to: "/contact", label: "Nous écrire" },
      { to: "/confidentialite", label: "Confidentialité" },
    ],
  };
}
