import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { dayFr as fr } from "@app/contract/day/day.fr";
import type { Employer } from "@app/domain/accounts/actor";
import { type CodeOfDay, codesAt } from "@app/domain/day/day-code";
import { parisDay } from "@app/domain/time/calendar";
import { sql } from "kysely";
import type { Config } from "../../platform/config/config.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { notFound } from "../../platform/http/errors.ts";
import { mayRead, type Place } from "./place.ts";
import { publishBoard } from "./publish-board.ts";

const DIGITS = 4;

/** Four digits that the server computes again, and stores nowhere. */
export function codeOf(config: Config, { companyId, establishmentId }: Place, { day, rotation }: CodeOfDay): string {
  const key = Buffer.from(hkdfSync("sha256", config.accessTokenSecret, "", "day-code", 32));
  const place = establishmentId === null ? `company:${companyId}` : `establishment:${establishmentId}`;
  const digest = createHmac("sha256", key).update(`${place}|${day}|${rotation}`).digest();
  return String(digest.readUInt32BE(0) % 10 ** DIGITS).padStart(DIGITS, "0");
}

export type Rotation = { day: string; at: Date };

/** Whether the typed code was good at that moment. */
export function isCodeRight(
  config: Config,
  place: Place,
  typed: string,
  { at, startsAt, rotations }: { at: Date; startsAt: Date; rotations: readonly Rotation[] },
): boolean {
  const rotatedAt = (day: string) =>
    rotations.filter((rotation) => rotation.day === day).map((rotation) => rotation.at);
  return codesAt(at, startsAt, rotatedAt).some((code) =>
    timingSafeEqual(Buffer.from(codeOf(config, place, code)), Buffer.from(typed)),
  );
}

/** The code of today is replaced; two members at once agree on the same one. */
export async function replaceCode(
  ctx: Context,
  employer: Employer,
  establishmentId: number | null,
): Promise<{ code: string }> {
  const now = ctx.now();
  const day = parisDay(now);
  const place = { companyId: employer.companyId, establishmentId };
  return transaction(ctx, async (tx) => {
    if (!(await mayRead(tx, employer, establishmentId)))
      throw notFound("establishment_not_found", fr.establishmentNotFound);
    const { rows } = await sql<{ rotation: number }>`
      insert into day_codes (company_id, establishment_id, day, rotation, rotated_at, by_user)
      select ${place.companyId}::bigint, ${establishmentId}::bigint, ${day}::date, coalesce(max(d.rotation), 0) + 1, ${now}::timestamptz, ${employer.userId}::bigint
      from day_codes d where d.company_id = ${place.companyId} and d.day = ${day}::date
        and d.establishment_id is not distinct from ${establishmentId}::bigint
      on conflict (company_id, day, establishment_id, rotation) do update set rotation = excluded.rotation
      returning rotation`.execute(tx);
    const rotation = rows[0]?.rotation ?? 0;
    await publishBoard(ctx, tx, [{ ...place, day }], now);
    return { code: codeOf(ctx.config, place, { day, rotation }) };
  });
}
