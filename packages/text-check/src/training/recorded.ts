import { readFileSync } from "node:fs";
import type { JobName } from "../model-files.ts";

export const FIGURES = new URL("../../models/figures.json", import.meta.url);

/** What the last accepted models reached in cross-validation. */
export const readRecorded = () =>
  JSON.parse(readFileSync(FIGURES, "utf8")) as Partial<Record<JobName, Record<string, number>>>;
