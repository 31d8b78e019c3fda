import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CHAT_WARNING_KINDS } from "@app/domain/messages/chat-warnings/kind";
import { LINT_RULES } from "@app/domain/missions/lint/rule";
import { RISK_RULES } from "@app/domain/missions/mission-risk/rule";
import { expect, test } from "vitest";
import { type LabelledSet, readMessages, readMissions, readSentences, SETS } from "./read-sets.ts";

const all: LabelledSet<{ id: string }>[] = [...readSentences(), ...readMessages(), ...readMissions()];

test("each set has an author and a day", () => {
  const rows = readFileSync(join(SETS, "README.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `") && /\| \d{4}-\d{2}-\d{2} \|/.test(line));
  const dated = new Set(
    rows.flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map((match) => match[1])),
  );
  expect(all.map(({ name }) => name).filter((name) => !dated.has(name))).toEqual([]);
});

test("no id is used twice in a set", () => {
  for (const { name, rows } of all) expect(new Set(rows.map(({ id }) => id)).size, name).toBe(rows.length);
});

test("what a text does wrong is the name of a rule", () => {
  const named = [
    ...readSentences().flatMap(({ rows }) => rows.flatMap((row) => row.rules)),
    ...readMessages().flatMap(({ rows }) => rows.flatMap((row) => row.rule ?? [])),
    ...readMissions().flatMap(({ rows }) => rows.flatMap((row) => row.rule ?? [])),
  ];
  const known = new Set<string>([...LINT_RULES, ...CHAT_WARNING_KINDS, ...RISK_RULES]);
  expect(named.filter((rule) => !known.has(rule))).toEqual([]);
});
