import { trustFr as fr } from "@app/contract/office/reports.fr";
import { isReporterLimited, REPORTER_MEMORY_DAYS } from "@app/domain/office/office";
import type { Context } from "../../../platform/context.ts";
import { AppError } from "../../../platform/http/errors.ts";

const DAY_MS = 86_400_000;

type Reporter = { userId: number } | { email: string };

/** Whose last reports were mostly dismissed sends one a day. */
export async function requireReporterAllowed(ctx: Context, reporter: Reporter): Promise<void> {
  const now = ctx.now().getTime();
  const { dismissed, upheld, lastAt } = await ctx.db
    .selectFrom("reports")
    .where((eb) =>
      "userId" in reporter ? eb("reporterId", "=", reporter.userId) : eb("reporterEmail", "=", reporter.email),
    )
    .where("createdAt", ">", new Date(now - REPORTER_MEMORY_DAYS * DAY_MS))
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("status", "=", "dismissed").as("dismissed"),
      eb.fn.countAll<number>().filterWhere("status", "=", "upheld").as("upheld"),
      eb.fn.max("createdAt").as("lastAt"),
    ])
    .executeTakeFirstOrThrow();
  if (!isReporterLimited({ dismissed, upheld })) return;
  const allowedAt = (lastAt?.getTime() ?? 0) + DAY_MS;
  if (allowedAt > now)
    throw new AppError(429, "reports_limited", fr.reportsLimited, { retryAfter: Math.ceil((allowedAt - now) / 1000) });
}
