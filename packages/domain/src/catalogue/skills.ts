import { normalizeText } from "../text/relevance.ts";
import { DEFAULT_SKILLS, TITLE_KEYWORDS } from "./data/title-keywords.ts";
import { sectorByName } from "./sectors.ts";

const MAX_SUGGESTIONS = 12;
const MAX_USUAL = 4;

type Rule = { keyword: string; skills: readonly string[]; wholeWord: boolean };

/** Longest first: « chef de rang » is matched before « chef ». */
const RULES: readonly Rule[] = TITLE_KEYWORDS.flatMap(({ keywords, skills, wholeWord = false }) =>
  keywords.map((keyword) => ({ keyword, skills, wholeWord })),
).toSorted((a, b) => b.keyword.length - a.keyword.length);

/** Skills the title calls for; when it says nothing, those of the sectors (given by name), and failing that a common list. */
export function suggestSkills(title: string, sectorNames: readonly string[]): string[] {
  const called = skillsOfTitle(title);
  const usual = sectorNames.flatMap((name) => sectorByName(name)?.skills ?? []);
  const found = called.length > 0 ? called : usual.length > 0 ? usual : DEFAULT_SKILLS;
  return [...new Set(found)].slice(0, MAX_SUGGESTIONS);
}

/** What a mission of that métier asks for when its employer says nothing else; none for a title that says nothing. */
export function usualSkills(title: string): string[] {
  return [...new Set(skillsOfTitle(title))].slice(0, MAX_USUAL);
}

function skillsOfTitle(title: string): string[] {
  let rest = ` ${normalizeText(title).replace(/[()[\],;:!?"«»&]/g, " ")} `;
  const matches: { at: number; skills: readonly string[] }[] = [];
  for (const { keyword, skills, wholeWord } of RULES) {
    const wanted = wholeWord ? ` ${keyword} ` : ` ${keyword}`;
    const at = rest.indexOf(wanted);
    if (at < 0) continue;
    matches.push({ at, skills });
    // What a longer keyword has read is no longer there for a shorter one.
    rest = `${rest.slice(0, at + 1)}${"·".repeat(keyword.length)}${rest.slice(at + 1 + keyword.length)}`;
  }
  return matches.toSorted((a, b) => a.at - b.at).flatMap(({ skills }) => skills);
}
