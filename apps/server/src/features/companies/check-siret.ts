import type { JobPayload } from "../../jobs.ts";
import { type CompanyDirectory, type DirectoryAnswer, DirectoryAway } from "../../platform/company-directory.ts";
import type { Context } from "../../platform/context.ts";

const DAY_MS = 86_400_000;
/** A minute of questions at the pace the directory bears. */
const A_NIGHT = 200;

/** What each answer says of a company; when the directory is not sure, neither are we. */
const STATUS = {
  open: "verified",
  closed: "not_found",
  unknown: "not_found",
  unsure: "unchecked",
} as const satisfies Record<DirectoryAnswer, string>;

/** Asked when a number is given. A directory that does not answer makes the job fail, and it is tried again later. */
export async function onCheckSiret(ctx: Context, { companyId }: JobPayload<"company.check_siret">): Promise<void> {
  if (ctx.companyDirectory) await check(ctx, ctx.companyDirectory, companyId);
}

/** Each night: those nobody could ask about, and those not found yesterday, which may have been registered since. */
export async function sweepSirets(ctx: Context): Promise<void> {
  const directory = ctx.companyDirectory;
  if (!directory) return;
  const due = await ctx.db
    .selectFrom("companies")
    .where("siretStatus", "in", ["unchecked", "not_found"])
    .where((eb) =>
      eb.or([eb("siretCheckedAt", "is", null), eb("siretCheckedAt", "<", new Date(ctx.now().getTime() - DAY_MS))]),
    )
    .orderBy("siretCheckedAt", (order) => order.asc().nullsFirst())
    .orderBy("id")
    .limit(A_NIGHT)
    .select("id")
    .execute();
  for (const { id } of due) {
    try {
      await check(ctx, directory, id);
    } catch (error) {
      // It will be there tomorrow.
      if (error instanceof DirectoryAway) return;
      throw error;
    }
  }
}

async function check(ctx: Context, directory: CompanyDirectory, companyId: number): Promise<void> {
  const company = await ctx.db
    .selectFrom("companies")
    .where("id", "=", companyId)
    .where("siretStatus", "in", ["unchecked", "not_found"])
    .select("siret")
    .executeTakeFirst();
  if (!company) return;
  const answer = await directory.find(company.siret);
  await ctx.db
    .updateTable("companies")
    .set({ siretStatus: STATUS[answer], siretCheckedAt: ctx.now() })
    .where("id", "=", companyId)
    // The number may have changed while we asked, or somebody have decided.
    .where("siret", "=", company.siret)
    .where("siretStatus", "in", ["unchecked", "not_found"])
    .execute();
}
