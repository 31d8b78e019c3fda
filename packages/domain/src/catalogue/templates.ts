// Placeholders and what happens to empty ones are handled by `guidedDescription`.
import type { SectorKey } from "./sectors.ts";

export const LICENCE_SENTENCE = "Permis de conduire obligatoire pour cette mission.";

/** Only what the employer wrote: an advert promises nothing in their name. */
const OPENING = "Nous cherchons {jobTitle} {place}, du {startDate} au {endDate}.";

export const DEFAULT_TEMPLATE = `${OPENING}

Au programme\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Tenue et matériel\u00a0: {equipment}`;

export const TEMPLATES: Record<SectorKey, string> = {
  restauration: `${OPENING}

Au programme du service\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Tenue et matériel\u00a0: {equipment}`,

  commerce: `${OPENING}

Vos tâches\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Tenue et matériel\u00a0: {equipment}`,

  it: `${OPENING}

Ce que nous vous confions\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Matériel et accès\u00a0: {equipment}`,

  logistique: `${OPENING}

Au programme\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Équipement\u00a0: {equipment}`,

  hotellerie: `${OPENING}

Votre service\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Tenue et matériel\u00a0: {equipment}`,

  transport: `${OPENING}

Au programme\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Véhicule et équipement\u00a0: {equipment}`,

  btp: `${OPENING}

Vos tâches\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Équipement\u00a0: {equipment}`,

  sante: `${OPENING}

Ce que vous ferez\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Tenue et matériel\u00a0: {equipment}`,

  education: `${OPENING}

Ce que vous ferez\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Matériel\u00a0: {equipment}`,

  evenementiel: `${OPENING}

Votre mission\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Tenue et matériel\u00a0: {equipment}`,

  nettoyage: `${OPENING}

Vos tâches\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Produits et matériel\u00a0: {equipment}`,

  livraison: `${OPENING}

Vos tâches\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Véhicule et équipement\u00a0: {equipment}`,

  securite: `${OPENING}

Au programme de la vacation\u00a0:
{responsibilities}

Horaires\u00a0: {workingHours}
Tenue et matériel\u00a0: {equipment}`,
};
