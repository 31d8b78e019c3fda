type TextRule = { max: number; label: string; shownTo: "everybody" | "accepted" };

/**
 * The optional texts of a mission that the specification does not name, by their name in the API and in the database: read by the
 * form, drafts, templates, copies, the checks of texts and the office. Absent from an edit, they stay as they are.
 */
export const MISSION_TEXTS = {
  responsibilities: { max: 4000, label: "Tâches", shownTo: "everybody" },
  requiredSkills: { max: 4000, label: "Compétences", shownTo: "everybody" },
  workingHours: { max: 500, label: "Horaires", shownTo: "everybody" },
  equipment: { max: 2000, label: "Tenue et matériel", shownTo: "everybody" },
  additionalInfo: { max: 4000, label: "À savoir", shownTo: "everybody" },
  collectiveAgreement: { max: 160, label: "Convention collective", shownTo: "everybody" },
  meetingPoint: { max: 200, label: "Point de rendez-vous", shownTo: "accepted" },
} as const satisfies Record<string, TextRule>;

type Rules = typeof MISSION_TEXTS;
export type MissionText = keyof Rules;
type ShownTo<S extends TextRule["shownTo"]> = {
  [K in MissionText]: Rules[K]["shownTo"] extends S ? K : never;
}[MissionText];
export type PublicMissionText = ShownTo<"everybody">;
/** For people accepted. */
export type PrivateMissionText = ShownTo<"accepted">;

export const MISSION_TEXT_NAMES = Object.keys(MISSION_TEXTS) as MissionText[];

export const isPublicText = (name: MissionText): name is PublicMissionText =>
  MISSION_TEXTS[name].shownTo === "everybody";
export const isPrivateText = (name: MissionText): name is PrivateMissionText => !isPublicText(name);

/** One value per text, such as its schema or what a mission says of it. */
export const eachText = <K extends MissionText, T>(names: readonly K[], make: (name: K) => T) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, T>;
