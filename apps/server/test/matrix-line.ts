import type { Canary } from "./canaries.ts";
import type { FormFile } from "./form.ts";
import type { Scene } from "./matrix-scene.ts";

export type Side = "candidate" | "employer";
export type Ask = {
  /** Path parameters. */
  id?: number | string;
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
  files?: FormFile[];
  /** The field of the body or the query that names somebody's object, when the path does not. */
  names?: string;
};
export type Line = readonly [
  ask: (scene: Scene, side: Side) => Ask | Promise<Ask>,
  statuses: string,
  candidateReads?: string,
  employerReads?: string,
  adminReads?: string,
];

export const readings = (cell = "") => cell.split(" ").filter(Boolean) as Canary[];

export const nothing = () => ({});
export const sending = (body: Record<string, unknown>) => () => ({ body });

export const SELF = "mail tel name cv";
export const BOSS = "bossmail bosstel";
export const FIRM = "firmmail firmtel address";
export const FILE = "mail tel name cv letter";
/** An application as lists and commands answer it: e-mail and phone are masked. */
export const ROW = "name cv letter";
