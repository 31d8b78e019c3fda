import { existsSync } from "node:fs";
import { join } from "node:path";
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { ACCESSIBILITY_STATE } from "../../../layouts/foot/legal-links.ts";
import routes from "../../../routes.ts";
import { SITE_PLAN } from "../texts/site-plan.fr.ts";
import { AUDIT, AUDIT_DAY, AUDIT_RATES } from "./audit.ts";
import { AUDITED_PAGES } from "./audit-pages.fr.ts";
import { type Criterion, ratesOf, stateOf, verdictOf, verdictOn } from "./criterion.ts";
import { accessibilityStatement } from "./statement.fr.ts";

const ROOT = join(import.meta.dirname, "../../../../../..");
/** How many criteria each theme of RGAA 4.1.2 has. */
const THEMES = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

type Entry = { path?: string | undefined; children?: readonly Entry[] | undefined };

const pathsOf = (entries: readonly Entry[], base = ""): string[] =>
  entries.flatMap(({ path = "", children = [] }) => [
    `${base}/${path}`,
    ...pathsOf(children, path ? `${base}/${path}` : base),
  ]);

const patterns = pathsOf(routes).filter((path) => !path.includes("*"));
const isRoute = (address: string) =>
  patterns.some((path) => matchPath(path.replaceAll(/\/+/g, "/"), address.replace(/[?#].*/, "")) !== null);

test("the audit answers the 106 criteria on 14 pages, each with what was looked at", () => {
  expect(AUDIT.map(({ id }) => id)).toEqual(
    THEMES.flatMap((count, theme) => Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`)),
  );
  expect(AUDIT).toHaveLength(106);
  expect(AUDITED_PAGES).toHaveLength(14);
  const files = AUDIT.flatMap(({ evidence }) => evidence.match(/(?:apps|e2e|docs|packages)\/[\w./-]+\.\w+/g) ?? []);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test("whatever fails says what one meets and what is planned, and where it fails there is something to judge", () => {
  for (const criterion of AUDIT) {
    if (verdictOf(criterion) === "invalid") {
      expect(criterion.problem).toBeDefined();
      expect(criterion.plan).toBeDefined();
    }
    for (const page of criterion.fails ?? []) expect(verdictOn(criterion, page)).toBe("invalid");
  }
});

test("a criterion that fails on one page fails for the site, and what was not checked is not counted as valid", () => {
  const row = (more: Partial<Criterion>): Criterion => ({ id: "1.1", title: "", at: "all", evidence: "", ...more });
  expect(ratesOf([row({}), row({ at: "none" })])).toEqual({
    applicable: 1,
    valid: 1,
    unchecked: 0,
    strict: 100,
    mean: 100,
  });
  expect(ratesOf([row({}), row({ fails: ["chat"] })])).toEqual({
    applicable: 2,
    valid: 1,
    unchecked: 0,
    strict: 50,
    mean: 96,
  });
  expect(ratesOf([row({}), row({ unchecked: true })])).toEqual({
    applicable: 2,
    valid: 1,
    unchecked: 1,
    strict: 50,
    mean: 50,
  });
  expect(stateOf({ applicable: 2, valid: 2, unchecked: 0, strict: 100, mean: 100 })).toBe("totalement conforme");
  expect(stateOf({ applicable: 2, valid: 1, unchecked: 0, strict: 50, mean: 60 })).toBe("partiellement conforme");
  expect(stateOf({ applicable: 3, valid: 1, unchecked: 0, strict: 33, mean: 60 })).toBe("non conforme");
  expect(stateOf({ applicable: 9, valid: 8, unchecked: 1, strict: 88, mean: 90 })).toBe("non conforme");
});

test("the statement gives both rates, each failing criterion and the ways to complain; every footer gives its state", () => {
  const text = JSON.stringify(accessibilityStatement("Renfort SAS", "https://renfort.example"));
  expect(stateOf(AUDIT_RATES)).toBe(ACCESSIBILITY_STATE);
  expect(text).toContain(`Renfort est ${ACCESSIBILITY_STATE} avec`);
  expect(text).toContain(`${AUDIT_RATES.strict}\u00a0% des critères`);
  expect(text).toContain(`des pages de ${AUDIT_RATES.mean}\u00a0%`);
  for (const criterion of AUDIT)
    if (["invalid", "unchecked"].includes(verdictOf(criterion))) expect(text).toContain(`(Critère ${criterion.id})`);
  for (const { name } of AUDITED_PAGES) expect(text).toContain(name);
  expect(text).toContain("Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07");
  expect(text).not.toContain("undefined");
});

test("the page of all pages leads to pages, and names those of the audit that have one address", () => {
  const links = [...JSON.stringify(SITE_PLAN).matchAll(/\]\(([^)]+)\)/g)].map(([, to = ""]) => to);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((to) => !isRoute(to))).toEqual([]);
  expect(isRoute("/nulle-part")).toBe(false);
  const single = AUDITED_PAGES.map(({ path }) => path).filter(
    (path) => !path.includes(":") && path !== "/plan-du-site",
  );
  expect(single.filter((path) => !links.includes(path))).toEqual([]);
});

const WORDS = { valid: "C", invalid: "NC", absent: "NA", unchecked: "à vérifier" } as const;

/** The page that a reader of the repository opens. */
function page(): string {
  const { strict, mean, valid, applicable, unchecked } = AUDIT_RATES;
  const where = (criterion: Criterion) => {
    const { at, fails } = criterion;
    if (at === "none") return "–";
    const pages = at === "all" ? "toutes" : at.join(", ");
    return fails ? `${pages}, sauf ${fails.join(", ")}` : pages;
  };
  const rows = AUDIT.map(
    (one) => `| ${one.id} | ${one.title} | ${WORDS[verdictOf(one)]} | ${where(one)} | ${one.evidence} |`,
  );
  const open = AUDIT.filter(({ problem }) => problem !== undefined);
  return `# RGAA 4.1.2, looked at by ourselves on ${AUDIT_DAY}

Written from \`apps/web/app/features/site/accessibility\` by its test, \`audit.test.ts\`, with \`-u\`; the same rows make the statement at \`/accessibilite\`.

**Strict rate: ${strict} %** (${valid} of the ${applicable} criteria that apply; ${AUDIT.length - applicable} do not; ${unchecked} not finished). Mean rate of the pages: ${mean} %. Neither is rounded up. The
statement says « ${stateOf(AUDIT_RATES)} ».

## Method

- On 19 and 20 November 2026, the 14 pages below, both spaces: their code read, then each drawn in Chromium at 1440 px (and at 320 px for the checks), with its forms refused, its panels and its dialog open. From each: title, headings,
  landmarks, images, links, buttons, fields with their names, groups and hints, messages, text in the order of the code, and the 45 first stops of Tab, all read; the screens looked at.
- W3C's validator (Nu 26.9.27) on the HTML that is served and on the document once scripts run. Edges of fields and buttons and icons: contrasts computed in both themes.
- At each run: axe and 320 px on each page that a journey looks at (\`checkPage\`), \`e2e/tests/rgaa.spec.ts\`, and the urgent path in Firefox ESR and WebKitGTK (\`e2e/engines\`).
- C: valid wherever it applies, by what the row names. NC: fails on one page, or could not be tried (7.1 and 7.5 ask for a screen reader: none was used). NA: nothing to judge.
- Read by who writes the product: nobody outside looked at it, nobody with a disability took part, and the random pages that the method recommends are not in the sample.
- What is left to a person is in \`docs/accessibility-protocol.md\`.

## Pages

| Key | Page | Address | What an audit does on it |
| --- | --- | --- | --- |
${AUDITED_PAGES.map(({ key, name, path, scope }) => `| ${key} | ${name} | \`${path}\` | ${scope} |`).join("\n")}

## Failing

| Criterion | What one meets | Plan |
| --- | --- | --- |
${open.map(({ id, problem, plan }) => `| ${id} | ${problem} | ${plan} |`).join("\n")}

## The 106 criteria

| Criterion | Title, shortened | Verdict | Where it applies | Evidence |
| --- | --- | --- | --- | --- |
${rows.join("\n")}
`;
}

test("docs/evidence/rgaa.md has the same rows", async () => {
  await expect(page()).toMatchFileSnapshot(join(ROOT, "docs/evidence/rgaa.md"));
});
