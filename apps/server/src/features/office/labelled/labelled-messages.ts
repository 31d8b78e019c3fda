import type { Db } from "@app/db/database";
import { anonymise } from "../decisions/anonymise.ts";
import { isAboutFraud, type Labelled } from "./labelled-row.ts";

/** Reported messages on which a person decided, as they were when they were reported. */
export async function labelledMessages(tx: Db, since: Date): Promise<Labelled[]> {
  const decided = await tx
    .selectFrom("reports as r")
    .innerJoin("officeDecisions as d", "d.id", "r.decisionId")
    .innerJoin("reportEvidence as e", "e.reportId", "r.id")
    .innerJoin("messages as m", (join) =>
      join.onRef("m.conversationId", "=", "r.conversationId").onRef("m.id", "=", "r.subjectId"),
    )
    .innerJoin("conversations as c", "c.id", "m.conversationId")
    .innerJoin("users as a", "a.id", "c.userA")
    .innerJoin("users as b", "b.id", "c.userB")
    .innerJoin("users as u", "u.id", "m.senderId")
    .leftJoin("companies as ca", "ca.id", "a.companyId")
    .leftJoin("companies as cb", "cb.id", "b.companyId")
    .where("r.subjectType", "=", "message")
    .where("r.status", "in", ["upheld", "dismissed"])
    .where("d.decidedAt", ">=", since)
    .where("d.erasedAt", "is", null)
    .where("u.status", "<>", "deleted")
    .where("u.role", "in", ["employer", "candidate"])
    .select(["r.status", "d.rule", "d.decidedAt", "e.content", "u.role", "m.warningKinds", "m.doubt"])
    .select(["a.firstName as firstOfA", "a.lastName as lastOfA", "b.firstName as firstOfB", "b.lastName as lastOfB"])
    .select(["ca.name as companyOfA", "cb.name as companyOfB"])
    .execute();
  return decided.flatMap((message) => {
    const isRisky = message.status === "upheld";
    if (isRisky && !isAboutFraud(message.rule)) return [];
    const { text } = JSON.parse(message.content) as { text: string };
    const names = {
      people: [message.firstOfA, message.lastOfA, message.firstOfB, message.lastOfB],
      companies: [message.companyOfA ?? "", message.companyOfB ?? ""],
    };
    const row = {
      from: message.role,
      text: anonymise(text, names),
      label: isRisky ? "risky" : "ok",
      rule: isRisky ? (message.warningKinds?.[0] ?? message.doubt) : null,
    };
    return [{ decidedAt: message.decidedAt, row }];
  });
}
