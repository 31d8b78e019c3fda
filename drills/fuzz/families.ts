import { bodyFamily } from "./corpus/bodies.ts";
import { headerFamily } from "./corpus/headers.ts";
import { methodFamily } from "./corpus/methods.ts";
import { targetFamily } from "./corpus/targets.ts";
import { timingFamily } from "./corpus/timing.ts";
import { upgradeFamily } from "./corpus/upgrades.ts";
import type { Family } from "./request.ts";

export const FAMILIES: readonly Family[] = [
  targetFamily,
  methodFamily,
  headerFamily,
  upgradeFamily,
  bodyFamily,
  timingFamily,
];
