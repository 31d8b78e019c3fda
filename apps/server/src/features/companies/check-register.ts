import { recordRegisterAnswer } from "../../commands/company-register.ts";
import { enqueue, type JobPayload } from "../../jobs.ts";
import { RegisterFault } from "../../platform/company-register/register-fault.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Delays after each failed attempt; then it is left to the nightly sweep. */
const RETRY_MS = [
  SECOND_MS,
  4 * SECOND_MS,
  15 * SECOND_MS,
  MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  6 * HOUR_MS,
  ...Array.from({ length: 7 }, () => DAY_MS),
];
const SWEEP_LIMIT = 200;
const MAX_FAILURES = 3;
const LIVE_MS = 30 * DAY_MS;

/** Runs when a company sets its SIRET, or changes it, its name or its address. */
export async function onCheckRegister(
  ctx: Context,
  { siret, attempt }: JobPayload<"company.check_register">,
): Promise<void> {
  try {
    await check(ctx, siret);
  } catch (error) {
    if (!(error instanceof RegisterFault)) throw error;
    if (error.kind === "unavailable") return;
    ctx.log.warn({ event: "company_register.fault", kind: error.kind, attempt, reason: error.message });
    const wait = RETRY_MS[attempt];
    if (error.kind === "refused" || wait === undefined) return;
    const at = new Date(ctx.now().getTime() + (error.retryAfterMs ?? wait));
    await enqueue(ctx.db, "company.check_register", { siret, attempt: attempt + 1 }, at);
  }
}

/** Every night: companies the register never answered for or did not find, and each month those with open missions. */
export async function sweepRegister(ctx: Context): Promise<void> {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms);
  const due = await ctx.db
    .selectFrom("companies as c")
    .where((eb) =>
      eb.or([
        eb("c.registerAskedAt", "is", null),
        eb.and([eb("c.registerOutcome", "=", "not_found"), eb("c.registerAskedAt", "<", before(DAY_MS))]),
        eb.and([
          eb("c.registerAskedAt", "<", before(LIVE_MS)),
          eb.exists(
            eb
              .selectFrom("missions as m")
              .whereRef("m.companyId", "=", "c.id")
              .where("m.status", "in", ["recruiting", "held"])
              .where("m.deletedAt", "is", null)
              .select("m.id"),
          ),
        ]),
      ]),
    )
    .orderBy("c.registerAskedAt", (order) => order.asc().nullsFirst())
    .orderBy("c.id")
    .limit(SWEEP_LIMIT)
    .select("c.siret")
    .execute();
  let failures = 0;
  for (const siret of new Set(due.map((company) => company.siret))) {
    try {
      await check(ctx, siret);
    } catch (error) {
      if (!(error instanceof RegisterFault)) throw error;
      failures += 1;
      // Tomorrow's sweep tries again.
      if (error.kind === "unavailable" || failures >= MAX_FAILURES) return;
    }
  }
}

async function check(ctx: Context, siret: string): Promise<void> {
  const answer = await ctx.companyRegister.find(siret);
  await transaction(ctx, (tx) => recordRegisterAnswer(tx, siret, answer));
}
