import { describe, expect, test } from "vitest";
import { countLines, parseSheet, readRequirements, readSheet, sheetProblems } from "./asvs.ts";

const HEAD = "id,level,requirement,state,evidence,note";
const SHOWN = "tools/asvs.test.ts › accepts few risks";
const problemsOf = (...lines: string[]) => sheetProblems(parseSheet([HEAD, ...lines].join("\n")), { "1.1.1": 2 });

describe("docs/evidence/asvs.csv", () => {
  test("has a row for each requirement, and every row holds", () => {
    expect(sheetProblems(readSheet(), readRequirements())).toEqual([]);
  });

  test("covers all of levels 1 and 2, and the twenty-four we chose of level 3", () => {
    const levels = Object.values(readRequirements());
    expect([1, 2, 3].map((level) => levels.filter((one) => one === level).length)).toEqual([70, 183, 24]);
  });

  test("accepts few risks", () => {
    expect(readSheet().filter(({ state }) => state === "accepted").length).toBeLessThanOrEqual(12);
  });
});

describe("a row", () => {
  test("that cites a test, a heading, or a file with a reason, holds", () => {
    expect(problemsOf(`1.1.1,2,Words,met,${SHOWN},`)).toEqual([]);
    expect(problemsOf("1.1.1,2,Words,met,CONTRIBUTING.md › Tests,")).toEqual([]);
    expect(problemsOf('1.1.1,2,"Words, and ""more""",met,tools/asvs.ts,"A file, because"')).toEqual([]);
  });

  test.each([
    ["whose test does not exist", "1.1.1,2,Words,met,tools/asvs.test.ts › no such title,", "cites what does not exist"],
    ["whose file does not exist", "1.1.1,2,Words,met,tools/nowhere.ts,Why", "cites what does not exist"],
    ["that cites a test file without a title", "1.1.1,2,Words,met,tools/asvs.test.ts,Why", "cites what does not exist"],
    ["that is met without evidence", "1.1.1,2,Words,met,,Why", "is met without evidence"],
    ["shown by a file without a reason", "1.1.1,2,Words,met,tools/asvs.ts,", "without a reason"],
    ["of another state", "1.1.1,2,Words,done,,Why", "has no state « done »"],
    ["of another level", "1.1.1,1,Words,not applicable,,Because", "is not a requirement of level 1"],
    ["not applicable without a reason", "1.1.1,2,Words,not applicable,,", "without a reason"],
    ["accepted without what would lift it", "1.1.1,2,Words,accepted,,Because we say so", "what would lift it"],
  ])("%s is refused", (_, line, problem) => {
    expect(problemsOf(line).join()).toContain(problem);
  });

  test("that is missing or there twice is refused", () => {
    expect(problemsOf()).toEqual(["1.1.1 is missing"]);
    expect(problemsOf(`1.1.1,2,Words,met,${SHOWN},`, `1.1.1,2,Words,met,${SHOWN},`)).toEqual(["1.1.1 is there twice"]);
  });

  test("is counted by level and state", () => {
    expect(countLines(parseSheet(`${HEAD}\n1.1.1,2,Words,met,x,\n1.2.1,1,Words,accepted,,y`))).toEqual([
      "level 1: 0 met, 1 accepted, 0 not applicable",
      "level 2: 1 met, 0 accepted, 0 not applicable",
      "ASVS 5.0: 2 requirements, 1 met, 1 accepted, 0 not applicable",
    ]);
  });
});
