import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import routes from "../routes.ts";

type Entry = { path?: string | undefined; file: string; children?: readonly Entry[] | undefined };

const SPACES = ["candidat/tableau-de-bord", "employeur/tableau-de-bord", "admin"];
const WRAPPERS = /\b(sendAction|sendMissionCommand|sendMission|sendAsCandidate)\(/;

/** Every file under these paths: a prefix is written into the paths of what it holds. */
function filesOf(entries: readonly Entry[], isMember = false): string[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const inSpace = isMember || SPACES.some((space) => path === space || path?.startsWith(`${space}/`));
    return [...(inSpace ? [file] : []), ...filesOf(children, inSpace)];
  });
}

const source = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8");
const files = [...new Set(filesOf(routes))];
/** A route without a page is asked by a script, which says itself that no answer came. */
const pages = files.filter((file) => {
  const text = source(file);
  return /export (async )?(function|const) action\b/.test(text) && /export default/.test(text);
});

describe("a page of the members' spaces that cannot reach us stays, with what was typed", () => {
  test("the pages with an action are found", () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(pages).toContain("routes/notifications.tsx");
  });

  test.each(pages)("%s", (file) => {
    const clientAction = /export (async )?(function|const) clientAction[\s\S]*?\n(\}\n|\n)/.exec(source(file))?.[0];
    expect(clientAction).toMatch(WRAPPERS);
  });
});
