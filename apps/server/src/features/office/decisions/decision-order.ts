import type { Db } from "@app/db/database";
import type { DecisionRule } from "@app/domain/office/office";
import type { Context } from "../../../platform/context.ts";

/** `linkSecret`: the key of the private links. */
export type Office = Pick<Context, "db" | "now"> & { linkSecret: string };

export const officeOf = ({ db, now, config }: Context): Office => ({ db, now, linkSecret: config.accessTokenSecret });

/** The reason is mailed as it is written. */
export type Order = {
  by: string;
  /** Null from the command line. */
  adminId: number | null;
  rule: DecisionRule;
  reason: string;
  reportIds: readonly number[];
  itemId: number | null;
};

/** One decision under way, in its transaction. */
export type Work = { tx: Db; at: Date; linkSecret: string; order: Order };
