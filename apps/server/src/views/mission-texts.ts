type Texts = {
  description: string;
  requirement: string;
  perks: string;
  responsibilities: string;
  requiredSkills: string;
  workingHours: string;
  equipment: string;
  additionalInfo: string;
};
type Names = { skills: readonly string[]; tags: readonly string[]; location: string; collectiveAgreement: string };

/** What is written in a mission, each text once. */
export function textOf(mission: Texts): string {
  const { description, requirement, perks, responsibilities } = mission;
  const { requiredSkills, workingHours, equipment, additionalInfo } = mission;
  return [description, requirement, perks, responsibilities, requiredSkills, workingHours, equipment, additionalInfo]
    .filter((part) => part !== "" && (part === description || !description.includes(part)))
    .join("\n");
}

const LONGEST_NAME = 4;

/** Sentences put where names are asked. Names themselves are not read: the model knows whole sentences, and many share a town and its skills. */
export const sentencesInNames = ({ skills, tags, location, collectiveAgreement }: Names): string[] =>
  [...skills, ...tags, location, collectiveAgreement].filter((name) => name.split(/\s+/).length > LONGEST_NAME);
