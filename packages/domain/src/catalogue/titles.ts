const GENDER_MARK = "(H/F)";

/** A published title is open to everyone and says so. */
export function withGenderMark(title: string): string {
  const trimmed = title.trim();
  return /\b(?:H\s*\/\s*F|F\s*\/\s*H)\b/i.test(trimmed) ? trimmed : `${trimmed} ${GENDER_MARK}`;
}
