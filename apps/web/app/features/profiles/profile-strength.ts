import type { UserView } from "@app/contract/profiles";
import { CANDIDATE_FIELDS } from "@app/domain/profile";

/** Not needed to apply, but read first; `field` is where the form has it. */
const ADVISED = [
  { key: "profileImage", field: "field-profileImage", label: "une photo", has: (user: UserView) => user.profileImage },
  { key: "about", field: "field-about", label: "quelques lignes sur vous", has: (user: UserView) => user.about },
  { key: "coverLetter", field: "field-coverLetter", label: "un CV", has: (user: UserView) => user.coverLetter },
  { key: "experiences", field: "experiences", label: "une expérience", has: (user: UserView) => user.experiences[0] },
] as const;

export interface ProfileStrength {
  filled: number;
  total: number;
  /** What could still be added, besides what applying asks for. */
  advised: readonly { key: string; field: string; label: string }[];
}

/** How much of a profile is there: what applying asks for, then what employers read first. */
export function profileStrength(user: UserView, missing: readonly string[]): ProfileStrength {
  const advised = ADVISED.filter(({ has }) => !has(user));
  const total = CANDIDATE_FIELDS.length + ADVISED.length;
  return { total, filled: total - missing.length - advised.length, advised };
}
