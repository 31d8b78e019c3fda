// Placeholders and what happens to empty ones are handled by `guidedDescription`.
import type { SectorKey } from "./sectors.ts";

export const LICENCE_SENTENCE = "Permis de conduire obligatoire pour cette mission.";

export const DEFAULT_TEMPLATE = `Nous cherchons un renfort pour le poste «\u00a0{jobTitle}\u00a0», du {startDate} au {endDate}. Lieu\u00a0: {place}.

Au programme\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Tenue et matériel\u00a0: {equipment}

Une personne de l’équipe vous accueille à la prise de poste et répond à vos questions jusqu’à la fin de la mission.`;

export const TEMPLATES: Record<SectorKey, string> = {
  restauration: `Le service approche et il nous manque une paire de mains\u00a0: nous cherchons un renfort pour le poste «\u00a0{jobTitle}\u00a0», du {startDate} au {endDate}. Lieu\u00a0: {place}.

Au programme du service\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Tenue et matériel\u00a0: {equipment}

À votre arrivée, on vous montre la carte, le plan de salle ou le poste de cuisine, puis l’équipe reste à portée de voix jusqu’à la fin du service.`,

  commerce: `Le magasin attend du monde et l’équipe a besoin d’un renfort pour le poste «\u00a0{jobTitle}\u00a0», du {startDate} au {endDate}. Lieu\u00a0: {place}.

Au programme de la journée\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Tenue et matériel\u00a0: {equipment}

Quelqu’un de l’équipe vous présente les rayons, la caisse et les consignes à la prise de poste, et vous savez à qui vous adresser si un client a une question.`,

  it: `Nous avons une échéance à tenir et cherchons un renfort pour le poste «\u00a0{jobTitle}\u00a0», du {startDate} au {endDate}. Lieu\u00a0: {place}.

Ce que nous vous confions\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Matériel et accès\u00a0: {equipment}

Vous recevez le contexte, les accès et le nom de votre contact avant de commencer. Un point court chaque jour suffit pour avancer et lever les blocages.`,

  logistique: `L’activité monte et l’entrepôt a besoin d’un renfort pour le poste «\u00a0{jobTitle}\u00a0», du {startDate} au {endDate}. Lieu\u00a0: {place}.

Sur le quai ou dans les allées, au programme\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Équipement\u00a0: {equipment}

La prise de poste commence par l’accueil sécurité et le tour des zones. Les charges lourdes se manipulent à deux ou avec du matériel.`,

  hotellerie: `L’hôtel se remplit et l’équipe cherche un renfort pour le poste «\u00a0{jobTitle}\u00a0», du {startDate} au {endDate}. Lieu\u00a0: {place}.

Au programme de votre service\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Tenue et matériel\u00a0: {equipment}

Les consignes du jour et le plan de l’étage vous sont remis à l’arrivée, et une personne de l’équipe fait le premier tour avec vous.`,

  transport: `Un service reste à couvrir et nous cherchons un renfort pour le poste «\u00a0{jobTitle}\u00a0», du {startDate} au {endDate}. Prise de service\u00a0: {place}.

Au programme\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Véhicule et équipement\u00a0: {equipment}

La feuille de route et le numéro de l’exploitation vous sont remis à la prise de service. Les temps de conduite et de repos sont respectés, même quand la journée se complique.`,

  btp: `Le chantier avance et l’équipe a besoin d’un renfort pour le poste «\u00a0{jobTitle}\u00a0», du {startDate} au {endDate}. Adresse du chantier\u00a0: {place}.

Avec l’équipe, au programme\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Équipement\u00a0: {equipment}

L’accueil sécurité se fait à la prise de poste et les protections individuelles sont remises avant d’entrer sur le chantier. Les tâches sont réparties chaque matin avec l’équipe.`,

  sante: `Pour assurer la continuité auprès des personnes que nous accompagnons, nous cherchons un renfort pour le poste «\u00a0{jobTitle}\u00a0», du {startDate} au {endDate}. Lieu\u00a0: {place}.

Au programme de votre service\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Tenue et matériel\u00a0: {equipment}

Vous prenez votre poste aux transmissions, avec le plan de soins ou d’accompagnement du jour, et l’équipe présente répond à vos questions jusqu’à la relève.`,

  education: `Pour que le groupe garde ses repères, nous cherchons un renfort pour le poste «\u00a0{jobTitle}\u00a0», du {startDate} au {endDate}. Lieu\u00a0: {place}.

Avec l’équipe, au programme\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Matériel\u00a0: {equipment}

Avant de commencer, vous rencontrez la personne responsable, qui vous présente le groupe, les consignes de sécurité et le déroulé de la journée.`,

  evenementiel: `Le jour J approche et l’équipe cherche un renfort pour le poste «\u00a0{jobTitle}\u00a0», du {startDate} au {endDate}. Lieu\u00a0: {place}.

Sur l’événement, au programme\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Tenue et matériel\u00a0: {equipment}

Un briefing ouvre la journée\u00a0: plan du site, contacts, pauses et repas. Si le programme bouge, votre contact vous prévient tout de suite.`,

  nettoyage: `Les lieux doivent être impeccables et nous cherchons un renfort pour le poste «\u00a0{jobTitle}\u00a0», du {startDate} au {endDate}. Lieu\u00a0: {place}.

Au programme de votre passage\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Produits et matériel\u00a0: {equipment}

Les accès et le plan des zones vous sont donnés à la prise de poste, avec les fiches des produits. Un numéro reste joignable si une porte résiste ou si le temps manque.`,

  livraison: `La tournée est prête et il manque quelqu’un pour la mener\u00a0: nous cherchons un renfort pour le poste «\u00a0{jobTitle}\u00a0», du {startDate} au {endDate}. Départ\u00a0: {place}.

Sur la tournée, au programme\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Véhicule et équipement\u00a0: {equipment}

Le secteur et l’ordre des arrêts vous sont expliqués au départ, et quelqu’un répond au téléphone si un client est absent ou une adresse introuvable.`,

  securite: `Pour que le site reste sûr et accueillant, nous cherchons un renfort pour le poste «\u00a0{jobTitle}\u00a0», du {startDate} au {endDate}. Lieu\u00a0: {place}.

Au programme de votre vacation\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Tenue et matériel\u00a0: {equipment}

Les consignes écrites et le plan du site vous sont remis à la relève, avec les numéros à appeler. Quand le poste l’exige, votre carte professionnelle est vérifiée avant le début.`,
};
