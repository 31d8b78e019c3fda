import { sectorByName } from "@app/domain/catalogue/sectors";
import { usualSkills } from "@app/domain/catalogue/skills";
import { sectorOfTitle } from "@app/domain/catalogue/title-sector";
import { kindFromType } from "@app/domain/missions/contract-rules";
import { generatedText } from "../description/use-description.ts";
import { draftOf } from "../values/mission-draft.ts";
import type { MissionWire } from "../values/mission-wire.ts";

/** What script fills in from the five answers, for a form sent without it. */
export function withDefaults(body: MissionWire, form: FormData): MissionWire {
  if (form.has("scripted") || body.title.trim() === "") return body;
  const ofTitle = sectorOfTitle(body.title);
  const [typedSectors, typedSkills] = [[body.sector ?? []].flat(), [body.skills ?? []].flat()];
  const sector = typedSectors.length > 0 || !ofTitle ? typedSectors : [ofTitle.name];
  const skills = typedSkills.length > 0 ? typedSkills : usualSkills(body.title);
  const [first] = sector;
  const key = first === undefined ? undefined : sectorByName(first)?.key;
  const typed = Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).map(String)]));
  const description = body.description.trim() === "" ? generatedText(draftOf(typed), key) : body.description;
  // The page had no sector to guess the contract from: a CDD without a motive was not chosen.
  const isGuess = body.contractKind === "cdd" && !body.contractMotive;
  const contractKind = isGuess ? kindFromType("contract", sector) : body.contractKind;
  return { ...body, sector, skills, description, contractKind };
}
