/** PostgreSQL cannot store NUL characters. */
export function hasNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\u0000");
  return typeof value === "object" && value !== null && Object.values(value).some(hasNul);
}
