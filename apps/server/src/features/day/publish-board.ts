import type { Db } from "@app/db/database";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { publishToUsers } from "../../platform/realtime/realtime.ts";
import type { Place } from "./place.ts";

export type Board = Place & { day: string };

/** To everybody of the company who may see that establishment, after the commit. */
export async function publishBoard(ctx: Context, tx: Db, boards: readonly Board[], at: Date): Promise<void> {
  const changed = [...new Map(boards.map((board) => [JSON.stringify(board), board])).values()];
  if (changed.length === 0) return;
  const { rows } = await sql<{ place: number; readers: number[] }>`
    select b.place::int, board_readers(b.company, b.establishment) as readers
    from unnest(${changed.map(({ companyId }) => companyId)}::bigint[], ${changed.map(({ establishmentId }) => establishmentId)}::bigint[])
      with ordinality b (company, establishment, place)`.execute(tx);
  for (const { place, readers } of rows) {
    const board = changed[place - 1];
    if (!board) continue;
    const frame = {
      type: "board",
      establishment: board.establishmentId,
      day: board.day,
      version: at.getTime(),
    } as const;
    publishToUsers(
      ctx,
      tx,
      readers.map((userId) => ({ userId, frame })),
    );
  }
}
