import { describe, expect, test } from "vitest";
import { NARROWER_GROUPS, SAME_GROUPS } from "./data/synonyms.ts";
import { METIERS } from "./metiers.ts";
import { readQuery, searchTerms, synonymWords } from "./synonyms.ts";

const one = (query: string) => {
  const [concept, ...others] = readQuery(query);
  expect(others, query).toEqual([]);
  return concept;
};
const typed = (query: string) => readQuery(query).map((concept) => concept.typed);

describe("the words of a query", () => {
  test.each([
    ["serveuse", "serveur"],
    ["Garçon de café", "serveur"],
    ["serveurs", "serveur"],
    ["Serveur/Serveuse (H/F)", "serveur"],
    ["aide-soignante", "aide soignant"],
    ["AS", "aide soignant"],
    ["agent securité", "agent securite"],
    ["vigile", "agent securite"],
  ])("« %s » belongs to « %s »", (query, group) => {
    expect(one(query)?.group).toBe(group);
  });

  test("a misspelling is understood and never shown", () => {
    expect(one("plonjeur")).toMatchObject({ group: "plongeur", isMisspelt: true });
    expect(one("plongeuse")).toMatchObject({ group: "plongeur", isMisspelt: false });
    const shown = new Set(synonymWords());
    for (const word of ["plonjeur", "serveure", "cuisiner"]) expect(shown.has(word)).toBe(false);
    expect(shown.has("plongeur")).toBe(true);
  });

  test("the longest expression wins, and a part of a word is not a word", () => {
    expect(typed("chef de rang extra")).toEqual(["chef rang", "extra"]);
    expect(one("chef de rang")?.group).toBe("chef rang");
    expect(one("barrage")?.group).toBeNull();
  });

  test("an unknown word stands for itself", () => {
    expect(one("trombone")).toMatchObject({ typed: "trombone", group: null, narrower: [], isMisspelt: false });
    expect(typed("serveur Lyon")).toEqual(["serveur", "lyon"]);
  });

  test("words around a trade are dropped, unless there is nothing else", () => {
    expect(typed("offre d’emploi de serveur")).toEqual(["serveur"]);
    expect(typed("mission")).toEqual(["mission"]);
    expect(typed("de la")).toEqual([]);
  });
});

test("a métier is told from a licence, an hour and a wide word", () => {
  for (const metier of ["serveuse", "ATSEM", "femme de ménage", "plonge"])
    expect(one(metier)?.isMetier, metier).toBe(true);
  for (const other of ["permis b", "caces r485", "ce soir", "cuisine", "extra", "lyon"])
    expect(one(other)?.isMetier, other).toBe(false);
});

describe("narrower trades", () => {
  test("are proposed by the wider word and its equivalents, never the other way round", () => {
    expect(one("serveuse")?.narrower).toEqual(expect.arrayContaining(["chef rang", "runner"]));
    expect(one("cheffe de rang")?.narrower).toEqual(["demi chef rang"]);
    expect(one("runner")?.narrower).toEqual([]);
  });

  test("never in a chain", () => {
    expect(one("conducteur")?.narrower).toContain("chauffeur");
    expect(one("conducteur")?.narrower).not.toContain("chauffeur livreur");
    expect(one("chauffeur")?.narrower).toContain("chauffeur livreur");
  });
});

test("an ambiguous abbreviation yields to a word of another trade, and says nothing of a mission", () => {
  expect(readQuery("as de nuit")[0]?.group).toBe("aide soignant");
  expect(readQuery("as maçon")[0]?.group).toBeNull();
  expect(searchTerms().some(({ key }) => key === "as")).toBe(false);
});

test("every expression leads to the group it is written in", () => {
  for (const { terms, misspellings = [], abbreviations = [] } of [...METIERS, ...SAME_GROUPS]) {
    const [shown = ""] = terms;
    for (const term of [...terms, ...misspellings, ...abbreviations]) {
      expect(one(term)?.group, term).toBe(one(shown)?.group);
      expect(one(term)?.group).not.toBeNull();
    }
  }
  for (const { from } of NARROWER_GROUPS) {
    for (const term of from) expect(one(term)?.narrower.length, term).toBeGreaterThan(0);
  }
});
