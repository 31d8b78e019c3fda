import type { UserView } from "@app/contract/profiles/profiles";
import { type TypedValues, typed } from "../../../ui/fields/form-values.ts";

export type Experience = UserView["experiences"][number];

/** `key` ties the fields of one experience together. */
export interface ExperienceDraft {
  key: string;
  title: string;
  company: string;
  location: string;
  startDate: string;
  endDate: string;
  current: boolean;
  description: string;
}

const TEXTS = ["title", "company", "location", "startDate", "endDate", "description"] as const;

export function experienceFieldName(key: string, field: string): string {
  return `experience.${key}.${field}`;
}

const NAME = /^experience\.([^.]+)\.\w+$/;

export function blankExperience(key: string): ExperienceDraft {
  return { key, title: "", company: "", location: "", startDate: "", endDate: "", current: false, description: "" };
}

export function draftOf(experience: Experience): ExperienceDraft {
  return { ...experience, key: String(experience.id), endDate: experience.endDate ?? "" };
}

/** An unused key. */
export function freeKey(drafts: readonly ExperienceDraft[], word: string): string {
  const taken = new Set(drafts.map(({ key }) => key));
  let number = 1;
  while (taken.has(`${word}${number}`)) number += 1;
  return `${word}${number}`;
}

/** Blank ones are left out. */
export function readExperiences(values: TypedValues): ExperienceDraft[] {
  const keys = new Set(Object.keys(values).flatMap((name) => NAME.exec(name)?.[1] ?? []));
  return [...keys].flatMap((key) => {
    const text = (field: string) => typed(values, experienceFieldName(key, field));
    const draft = blankExperience(key);
    for (const field of TEXTS) draft[field] = text(field).trim();
    draft.current = text("current") !== "";
    // A current job has no end.
    if (draft.current) draft.endDate = "";
    const isBlank = TEXTS.every((field) => draft[field] === "");
    return isBlank || text("remove") !== "" ? [] : [draft];
  });
}
