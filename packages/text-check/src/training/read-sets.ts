import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AdvertRow, MessageRow, MissionRow, SentenceRow } from "./examples.ts";

export const SETS = fileURLToPath(new URL("../../sets", import.meta.url));

export type LabelledSet<Row> = { name: string; rows: Row[] };

export const readRows = <Row>(path: string): Row[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);

const readSets = <Row>(beginning: string): LabelledSet<Row>[] =>
  globSync(`${beginning}*.jsonl`, { cwd: SETS })
    .toSorted()
    .map((file) => ({ name: file.replace(".jsonl", ""), rows: readRows<Row>(join(SETS, file)) }));

export const readSentences = () => readSets<SentenceRow>("ad-sentences");
export const readMessages = () => readSets<MessageRow>("messages");
export const readMissions = () => readSets<MissionRow>("missions");
export const readOrdinaryAds = () => readSets<AdvertRow>("ordinary-ads").flatMap(({ rows }) => rows);
