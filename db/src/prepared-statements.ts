import { createHash } from "node:crypto";
import pg from "pg";

/** Statements built from a list of unbounded length would fill the memory of every connection. */
const MOST_NAMES = 1_000;
/** A named statement with `*` breaks on a running server when a migration adds a column; `count(*)` does not. */
const EVERY_COLUMN = /(?<!\()\*/;

const names = new Map<string, string>();

export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES || EVERY_COLUMN.test(text)) return undefined;
  const name = createHash("sha1").update(text).digest("base64url");
  names.set(text, name);
  return name;
}

/** A client whose statements have no name, for poolers that hand each transaction another connection. */
export class UnnamedClient extends pg.Client {
  override query(...given: unknown[]): never {
    // The overloads of `query` cannot be listed one by one: arguments pass through, with a name taken off or added.
    const result: unknown = super.query(...(this.arrange(given) as [never]));
    if (result instanceof Promise) void this.#closeIfUnanswered(result);
    return result as never;
  }

  protected arrange([first, ...rest]: unknown[]): unknown[] {
    const isNamed = typeof first === "object" && first !== null && "name" in first && !("submit" in first);
    return [isNamed ? { ...first, name: undefined } : first, ...rest];
  }

  /** The answer may still come, and would be taken for that of the next statement's turn: the connection is not used again. */
  async #closeIfUnanswered(result: Promise<unknown>): Promise<void> {
    try {
      await result;
    } catch (error) {
      if (!(error instanceof Error) || error.message !== "Query read timeout") return;
      await this.end().catch(() => {});
    }
  }
}

/** Kysely sends its statements unnamed, which PostgreSQL then parses and plans at every call; named, once per connection. */
export class PreparedClient extends UnnamedClient {
  protected override arrange(given: unknown[]): unknown[] {
    const [text, values, ...rest] = given;
    const name =
      typeof text === "string" && Array.isArray(values) && values.length > 0 ? statementName(text) : undefined;
    return name === undefined ? given : [{ name, text, values }, ...rest];
  }
}
