import type { Db } from "@app/db/database";
import { parisDay } from "@app/domain/time/calendar";
import { transaction } from "../../../platform/database/transaction.ts";
import { recordAudit } from "../audit/audit.ts";
import type { Office } from "../decisions/decision-order.ts";
import { labelledMessages } from "./labelled-messages.ts";
import { labelledMissions } from "./labelled-missions.ts";
import type { Labelled } from "./labelled-row.ts";
import { labelledSentences } from "./labelled-sentences.ts";

const SETS: Readonly<Record<string, (tx: Db, since: Date) => Promise<Labelled[]>>> = {
  missions: labelledMissions,
  messages: labelledMessages,
  "ad-sentences": labelledSentences,
};

type LabelledSet = { name: string; lines: string[] };

/** What was decided since then, the first decision first. Reading it is written in the journal. */
export function readLabelledTexts(office: Office, since: Date, by: string): Promise<LabelledSet[]> {
  return transaction(office, async (tx) => {
    const sets: LabelledSet[] = [];
    for (const [name, read] of Object.entries(SETS)) sets.push({ name, lines: linesOf(await read(tx, since)) });
    const detail = Object.fromEntries(sets.map(({ name, lines }) => [name, lines.length]));
    const entry = { actorId: null, actor: by, action: "texts.export", subjectType: "texts", subjectId: null, detail };
    await recordAudit(tx, entry, office.now());
    return sets;
  });
}

/** The same words are learnt once. */
function linesOf(labelled: readonly Labelled[]): string[] {
  const ordered = labelled.toSorted((a, b) => a.decidedAt.getTime() - b.decidedAt.getTime());
  const byText = new Map(ordered.map((one) => [JSON.stringify(one.row), one]));
  return [...byText.values()].map(({ decidedAt, row }, index) => {
    const id = `o-${String(index + 1).padStart(3, "0")}`;
    return JSON.stringify({ id, ...row, author: "office", date: parisDay(decidedAt) });
  });
}
