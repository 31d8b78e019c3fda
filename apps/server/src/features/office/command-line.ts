import { parseArgs } from "node:util";
import { reinstate, suspend } from "./accounts.ts";
import type { Office, Order } from "./decision.ts";
import { dismiss } from "./dismiss.ts";
import { listHeld, listOpenReports, listOverruled } from "./lists.ts";
import { hide, release, restore } from "./missions.ts";
import { OfficeRefusal } from "./office-refusal.ts";

const USAGE = `pnpm office held | reports | overruled
pnpm office release | hide | restore <mission> --reason "…" --by <name>
pnpm office suspend | reinstate <user> --reason "…" --by <name>
pnpm office dismiss <report> --reason "…" --by <name>
With hide or suspend, --report <number> closes the report that led to it.
The reason is sent as written to the author and to whoever reported: 10 to 2000 characters, in French, naming nobody.`;

type Row = Readonly<Record<string, unknown>>;
const LISTS: Readonly<Record<string, (ctx: Office) => Promise<Row[]>>> = {
  held: listHeld,
  reports: listOpenReports,
  overruled: listOverruled,
};

type Decide = (ctx: Office, id: number, order: Order) => Promise<void>;
const DECISIONS: Readonly<Record<string, Decide>> = { release, hide, restore, suspend, reinstate, dismiss };
/** Commands that uphold a report close it; `dismiss` takes its own. */
const CLOSING_REPORTS: readonly string[] = ["hide", "suspend"];

/** Returns the lines to print; throws an OfficeRefusal when it cannot be done. */
export async function runOffice(ctx: Office, args: readonly string[]): Promise<string[]> {
  const { command, target, order } = readArguments(args);
  const list = LISTS[command];
  if (list) return printRows(await list(ctx));
  const decide = DECISIONS[command];
  if (!decide) throw new OfficeRefusal(USAGE);
  const id = readNumber(target, "Give the number of what is decided on.");
  await decide(ctx, id, readOrder(command, order));
  return [`Done: ${command} ${id}.`];
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { reason: { type: "string" }, by: { type: "string" }, report: { type: "string" } },
    });
    const [command = "", target, ...rest] = positionals;
    if (rest.length > 0) throw new OfficeRefusal(USAGE);
    return { command, target, order: values };
  } catch (error) {
    throw error instanceof OfficeRefusal ? error : new OfficeRefusal(USAGE);
  }
}

type Options = { reason?: string | undefined; by?: string | undefined; report?: string | undefined };

function readOrder(command: string, { reason = "", by = "", report }: Options): Order {
  const [why, who] = [reason.trim(), by.trim()];
  if (why.length < 10 || why.length > 2000)
    throw new OfficeRefusal('A decision needs a reason of 10 to 2000 characters: --reason "…"');
  if (who.length < 2 || who.length > 100) throw new OfficeRefusal("Say who decides: --by <name>");
  if (report !== undefined && !CLOSING_REPORTS.includes(command))
    throw new OfficeRefusal(`--report goes with ${CLOSING_REPORTS.join(" or ")}.`);
  return {
    by: who,
    reason: why,
    reportId: report === undefined ? null : readNumber(report, "--report takes a number."),
  };
}

function readNumber(text: string | undefined, refusal: string): number {
  const id = Number(text);
  if (!/^[1-9]\d*$/.test(text ?? "") || !Number.isSafeInteger(id)) throw new OfficeRefusal(refusal);
  return id;
}

/** One line per row; line breaks in values are removed. */
function printRows(rows: readonly Row[]): string[] {
  if (rows.length === 0) return ["Nothing."];
  return rows.map((row) =>
    Object.entries(row)
      .map(([name, value]) => `${name}=${value instanceof Date ? value.toISOString() : JSON.stringify(value)}`)
      .join(" "),
  );
}
