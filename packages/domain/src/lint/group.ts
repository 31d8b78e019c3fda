import type { LintRule } from "./rule.ts";

/**
 * The ways of speaking in which naming these people is unlawful: turned away, asked for, said to be what the reader
 * must be (`quality`: « vous êtes… », « personne… »), named as a title (`named`), before a trade (`before-person`),
 * or as something the reader must not have (`without`). `mentioned`: whoever they are here, an advert has no call to name
 * them when the sentence serves nobody and describes no place.
 */
export type Way = "refused" | "wanted" | "quality" | "before-person" | "named" | "without" | "mentioned";
export type Group = {
  rules: readonly LintRule[];
  when: readonly Way[];
  names: string;
  side?: "women" | "men";
};
