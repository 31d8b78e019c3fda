/** Rows that PostgreSQL writes as JSON. */

/** `a.created_at as "createdAt", …`: the keys of the object are the names in the code. */
export function columnsAs(alias: string, columns: readonly string[]): string {
  const snake = (column: string) => column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return columns.map((column) => `${alias}.${snake(column)} as "${column}"`).join(", ");
}

/** Every column of T that is an instant: one left out would stay a text. */
export type Instants<T> = Record<{ [K in keyof T]-?: [NonNullable<T[K]>] extends [Date] ? K : never }[keyof T], true>;

/** JSON has no dates: those of the row are made. The caller's statement names the columns of T. */
export function withDates<T>(written: unknown, instants: Instants<T>): T {
  const row = { ...(written as Record<keyof T, unknown>) };
  for (const key of Object.keys(instants) as (keyof T)[]) {
    const time = row[key];
    if (typeof time === "string") row[key] = new Date(time);
  }
  return row as T;
}
