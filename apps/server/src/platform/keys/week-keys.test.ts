import { mkdtempSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEnvelope, resealEnvelope, sealEnvelope } from "./envelope.ts";
import { createWeekKeys } from "./week-keys.ts";

const WEEKS = ["2026-11-16", "2026-11-23"] as const;
const aFolder = () => join(mkdtempSync(join(tmpdir(), "renfort-keys-")), "keys");

test("keys are files of 32 bytes that their owner alone reads", async () => {
  const directory = aFolder();
  const keys = createWeekKeys(directory);
  expect(await keys.list()).toEqual([]);
  expect(await keys.draw(WEEKS)).toEqual(WEEKS);
  expect(await keys.draw(WEEKS)).toEqual([]);
  expect(readdirSync(directory).toSorted()).toEqual(["2026-11-16.key", "2026-11-23.key"]);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(directory)) {
    const { mode, size } = statSync(join(directory, name));
    expect([mode & 0o777, size]).toEqual([0o600, 32]);
  }
});

test("processes that draw at once agree on one key", async () => {
  const directory = aFolder();
  const drawn = await Promise.all(Array.from({ length: 8 }, () => createWeekKeys(directory).draw(WEEKS)));
  expect(drawn.flat().toSorted()).toEqual(WEEKS);
  expect(readdirSync(directory)).toHaveLength(2);
});

test("what a process left unfinished is removed, and is no key", async () => {
  const directory = aFolder();
  const keys = createWeekKeys(directory);
  await keys.draw([]);
  writeFileSync(join(directory, ".half"), "half");
  utimesSync(join(directory, ".half"), 0, 0);
  writeFileSync(join(directory, "2026-11-16.key"), "half");
  expect(await keys.read("2026-11-16")).toBeNull();
  await keys.draw(["2026-11-23"]);
  expect(readdirSync(directory).toSorted()).toEqual(["2026-11-16.key", "2026-11-23.key"]);
});

test("a text opens with the key of its week, for its owner alone, until that key is destroyed", async () => {
  const keys = createWeekKeys(aFolder());
  await keys.draw(WEEKS);
  const [week, next] = WEEKS;
  const envelope = await sealEnvelope(keys, week, "Camille Vasseur-Ōta", "dossier:7");
  if (!envelope) throw new Error("no key");
  expect(await openEnvelope(keys, envelope, "dossier:7")).toBe("Camille Vasseur-Ōta");
  expect(await openEnvelope(keys, envelope, "dossier:8")).toBeNull();
  const sealedKey = await resealEnvelope(keys, envelope, next, "dossier:7");
  if (!sealedKey) throw new Error("no key");
  await keys.destroy(week);
  await keys.destroy(week);
  expect(await openEnvelope(keys, envelope, "dossier:7")).toBeNull();
  expect(await openEnvelope(keys, { ...envelope, sealedKey, keyVersion: next }, "dossier:7")).toBe(
    "Camille Vasseur-Ōta",
  );
  expect(await sealEnvelope(keys, week, "x", "dossier:9")).toBeNull();
  expect(await resealEnvelope(keys, envelope, next, "dossier:7")).toBeNull();
});

test("another key of the same name opens nothing", async () => {
  const directory = aFolder();
  const keys = createWeekKeys(directory);
  await keys.draw(WEEKS);
  const envelope = await sealEnvelope(keys, WEEKS[0], "texte", "dossier:7");
  if (!envelope) throw new Error("no key");
  writeFileSync(join(directory, `${WEEKS[0]}.key`), readFileSync(join(directory, `${WEEKS[1]}.key`)));
  expect(await openEnvelope(keys, envelope, "dossier:7")).toBeNull();
});
