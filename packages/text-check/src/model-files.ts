import { readFileSync } from "node:fs";
import type { ModelFile } from "./model.ts";

export const JOBS = ["ads", "messages", "missions"] as const;
export type JobName = (typeof JOBS)[number];

export const modelPath = (job: JobName): URL => new URL(`../models/${job}.json`, import.meta.url);
export const readModelFile = (job: JobName): ModelFile => JSON.parse(readFileSync(modelPath(job), "utf8")) as ModelFile;
