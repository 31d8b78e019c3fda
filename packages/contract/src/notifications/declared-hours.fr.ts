import { SILENCE_HOURS } from "@app/domain/hours/hours";

/** Of the hours that people declared, for those who validate them. */
export const declaredHoursFr = {
  /** One for an establishment in a day, however many people declare. */
  declared: (v: { place: string }): { title: string; message: string } => ({
    title: `Des heures à valider\u00a0: ${v.place}`,
    message: `Sans réponse de votre part sous ${SILENCE_HOURS}\u00a0heures, les heures déclarées par la personne sont retenues.`,
  }),
};
