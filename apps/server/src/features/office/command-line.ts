import { parseArgs } from "node:util";
import { DECISION_RULES, type DecisionRule, isRuleMissing, PUBLISHED_RULES } from "@app/domain/office/office";
import { checkAudit } from "./audit/read-audit.ts";
import type { Office, Order } from "./decisions/decision-order.ts";
import { OfficeRefusal } from "./decisions/office-refusal.ts";
import { decideAlone } from "./decisions/run-decision.ts";
import { readRequiredIdentity } from "./identity.ts";
import { makeAdmin } from "./make-admin.ts";
import { listHeld, listOpenReports, listOverruled } from "./queue-lists.ts";

const USAGE = `pnpm office held | reports | overruled
pnpm office release | hide | restore <mission> --rule <rule> --reason "…" --by <name>
pnpm office suspend | confirm_suspension | reinstate <user> --rule <rule> --reason "…" --by <name>
pnpm office dismiss <report> --rule <rule> --reason "…" --by <name>
pnpm office uphold | overturn <appeal> --rule <rule> --reason "…" --by <name>
pnpm office audit
pnpm office identity <user> --requisition <reference> --by <name>
pnpm office make-admin <e-mail> --name "First Last" --by <name>
With hide or suspend, --report <number> closes the report that led to it.
Rules: ${PUBLISHED_RULES.join(", ")}; rules_respected when none is broken.
The reason is sent as written to the author and to whoever reported: 10 to 2000 characters, in French, naming nobody.`;

type Row = Readonly<Record<string, unknown>>;
const LISTS: Readonly<Record<string, (ctx: Office) => Promise<Row[]>>> = {
  held: listHeld,
  reports: listOpenReports,
  overruled: listOverruled,
};

const ACTIONS = [
  "release",
  "hide",
  "restore",
  "suspend",
  "confirm_suspension",
  "reinstate",
  "dismiss",
  "uphold",
  "overturn",
] as const;
type Action = (typeof ACTIONS)[number];
const isAction = (command: string): command is Action => (ACTIONS as readonly string[]).includes(command);
/** Commands that uphold a report close it; `dismiss` takes its own. */
const CLOSING_REPORTS: readonly string[] = ["hide", "suspend"];

const refuse = (message: string) => new OfficeRefusal("usage", message);

/** Returns the lines to print; throws an OfficeRefusal when it cannot be done. */
export async function runOffice(ctx: Office, args: readonly string[]): Promise<string[]> {
  const { command, target, order } = readArguments(args);
  const list = LISTS[command];
  if (list) return printRows(await list(ctx));
  if (command === "make-admin") {
    await makeAdmin(ctx, { email: target ?? "", name: order.name ?? "", by: readName(order.by) });
    return [`Done: ${command} ${target}. A link to choose a password is on its way.`];
  }
  if (command === "audit") return printRows([await checkAudit(ctx)]);
  if (command === "identity") {
    const userId = readNumber(target, "Give the number of the account.");
    const reference = (order.requisition ?? "").trim();
    return printRows(await readRequiredIdentity(ctx, { userId, reference, by: readName(order.by) }));
  }
  if (!isAction(command)) throw refuse(USAGE);
  const subjectId = readNumber(target, "Give the number of what is decided on.");
  await decideAlone(ctx, { action: command, subjectId }, readOrder(command, order));
  return [`Done: ${command} ${subjectId}.`];
}

const OPTIONS = ["reason", "rule", "by", "report", "name", "requisition"] as const;
type Options = { [K in (typeof OPTIONS)[number]]?: string | undefined };

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(OPTIONS.map((name) => [name, { type: "string" as const }])),
    });
    const [command = "", target, ...rest] = positionals;
    if (rest.length > 0) throw refuse(USAGE);
    return { command, target, order: values as Options };
  } catch (error) {
    throw error instanceof OfficeRefusal ? error : refuse(USAGE);
  }
}

function readOrder(command: Action, { reason = "", rule = "", by, report }: Options): Order {
  const why = reason.trim();
  if (why.length < 10 || why.length > 2000)
    throw refuse('A decision needs a reason of 10 to 2000 characters: --reason "…"');
  if (report !== undefined && !CLOSING_REPORTS.includes(command))
    throw refuse(`--report goes with ${CLOSING_REPORTS.join(" or ")}.`);
  return {
    by: readName(by),
    adminId: null,
    rule: readRule(command, rule),
    reason: why,
    reportIds: report === undefined ? [] : [readNumber(report, "--report takes a number.")],
    itemId: null,
  };
}

function readName(by = ""): string {
  const who = by.trim();
  if (who.length < 2 || who.length > 100) throw refuse("Say who decides: --by <name>");
  return who;
}

function readRule(command: Action, rule: string): DecisionRule {
  const known = DECISION_RULES.find((name) => name === rule);
  if (known === undefined) throw refuse(`Name the rule: --rule ${DECISION_RULES.join(" | ")}`);
  if (isRuleMissing(command, known))
    throw refuse(`Name the rule that is broken: --rule ${PUBLISHED_RULES.join(" | ")}`);
  return known;
}

function readNumber(text: string | undefined, refusal: string): number {
  const id = Number(text);
  if (!/^[1-9]\d*$/.test(text ?? "") || !Number.isSafeInteger(id)) throw refuse(refusal);
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
