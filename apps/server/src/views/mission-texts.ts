import { MISSION_TEXT_NAMES, type MissionText, type PrivateMissionText } from "@app/domain/missions/mission-texts.fr";

type SentenceText = Exclude<MissionText, "collectiveAgreement">;
type PublicText = Exclude<SentenceText, PrivateMissionText> | "description" | "requirement" | "perks";
/** What only people accepted read is checked, and copied nowhere. */
type Texts = Record<PublicText, string> & Partial<Record<PrivateMissionText, string>>;
type Names = { skills: readonly string[]; tags: readonly string[]; location: string; collectiveAgreement: string };

const isSentences = (name: MissionText): name is SentenceText => name !== "collectiveAgreement";
const ORDER = ["description", "requirement", "perks", ...MISSION_TEXT_NAMES.filter(isSentences)] as const;

/** What is written in a mission, each text once. */
export function textOf(mission: Texts): string {
  return ORDER.map((name) => mission[name] ?? "")
    .filter((part, index) => part !== "" && (index === 0 || !mission.description.includes(part)))
    .join("\n");
}

const LONGEST_NAME = 4;

/** Sentences put where names are asked. Names themselves are not read: the model knows whole sentences, and many share a town and its skills. */
export const sentencesInNames = ({ skills, tags, location, collectiveAgreement }: Names): string[] =>
  [...skills, ...tags, location, collectiveAgreement].filter((name) => name.split(/\s+/).length > LONGEST_NAME);
