import type { UserView } from "@app/contract/profiles/profiles";
import { CANDIDATE_FIELDS } from "@app/domain/profiles/profile";

/** Optional fields that employers read first. */
const ADVISED = [
  { key: "profileImage", field: "field-profileImage", label: "une photo", has: (user: UserView) => user.profileImage },
  { key: "about", field: "field-about", label: "quelques lignes sur vous", has: (user: UserView) => user.about },
  { key: "coverLetter", field: "field-coverLetter", label: "un CV", has: (user: UserView) => user.coverLetter },
  { key: "experiences", field: "experiences", label: "une expérience", has: (user: UserView) => user.experiences[0] },
] as const;

export interface ProfileStrength {
  filled: number;
  total: number;
  advised: readonly { key: string; field: string; label: string }[];
}

export function profileStrength(user: UserView, missing: readonly string[]): ProfileStrength {
  const advised = ADVISED.filter(({ has }) => !has(user));
  const total = CANDIDATE_FIELDS.length + ADVISED.length;
  return { total, filled: total - missing.length - advised.length, advised };
}
