/** The one error body: a code for machines, `error` for people, then one list per faulty field. */
export type Problem = { code: string; error: string; retry_after?: number; challenge?: string } & Record<
  string,
  string | string[] | number
>;
