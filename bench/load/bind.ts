/**
 * A statement of ours as a pgbench script: `$1`, `$2`… become columns of one row drawn from a pool, so that the engine runs
 * the route's very text.
 */
export type Pool = { from: string; size: number };

/** `variables` are further `\set` lines; a column that begins with `:` is one of them. */
export function pgbenchScript(sql: string, pool: Pool, columns: readonly string[], variables = ""): string {
  const text = sql
    .replace(/^--.*$/gm, "")
    .replace(/\$(\d+)/g, (_, number: string) => {
      const column = columns[Number(number) - 1];
      if (!column) throw new Error(`Nothing is bound to $${number}`);
      return column.startsWith(":") ? column : `(select ${column} from drawn)`;
    })
    .replace(/\s+/g, " ")
    .trim();
  const drawn = `with drawn as materialized (select * from ${pool.from} and n = :n)`;
  const statement = text.startsWith("with ") ? `${drawn}, ${text.slice(5)}` : `${drawn} ${text}`;
  return `\\set n random(1, ${pool.size})\n${variables}${statement};\n`;
}
