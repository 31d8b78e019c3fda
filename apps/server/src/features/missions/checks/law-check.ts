import type { MissionBody } from "@app/contract/missions/mission-body";
import type { LintBody, LintFinding } from "@app/contract/missions/mission-lint";
import { missionLintFr as fr } from "@app/contract/missions/mission-lint.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { type SmicRate, smicZone } from "@app/domain/catalogue/smic";
import { type Shift, workedByDay } from "@app/domain/missions/shift";
import { type AdvertCheck, checkAdvert } from "@app/text-check/check-advert";
import type { Context } from "../../../platform/context.ts";
import { AppError } from "../../../platform/http/errors.ts";
import type { contractOf, WholeBody } from "../mission-columns.ts";
import type { Site } from "../public-mission.ts";

const MAX_QUOTED = 500;

/** The texts and figures that are checked, complete or not. */
export type Advert = {
  [K in keyof Omit<LintBody, "shifts">]: LintBody[K] | null;
} & { days?: readonly string[] };

/** What counts besides the words: every minimum wage known, and the day it is. */
type Law = { rates: readonly SmicRate[]; now: Date };

export async function readLaw(ctx: Context): Promise<Law> {
  return { rates: await ctx.settings.smicRates(), now: ctx.now() };
}

export const lintAdvert = (advert: Advert, law: Law): LintFinding[] => check(advert, law).findings;

function check({ compensation, compensationType, commune_code, ...advert }: Advert, { rates, now }: Law): AdvertCheck {
  return checkAdvert(
    {
      ...advert,
      startDate: advert.startDate ?? now,
      type: advert.type ?? null,
      payCents: compensation,
      payPeriod: compensationType ?? null,
      zone: smicZone(commune_code || null, advert.location ?? ""),
    },
    rates,
  );
}

/** The days worked, and the hours of the longest one, which the law counts without the break. */
export function workedTime(shifts: readonly Shift[]): { days: string[]; hoursPerDay: number } {
  const minutes = workedByDay(shifts);
  return { days: [...minutes.keys()], hoursPerDay: Math.max(...minutes.values()) / 60 };
}

/** Hours that nobody gave are a guess, and nothing is refused on a guess. */
function workedTimeOf(body: MissionBody, shifts: readonly Shift[]): Pick<Advert, "days" | "hoursPerDay"> {
  const { days, hoursPerDay } = workedTime(shifts);
  return { days, hoursPerDay: body.shifts || body.hoursPerDay !== null ? hoursPerDay : null };
}

/** What the office reads of a published ad: a remark the employer overruled, or words it was not shown. */
export type OverruledFinding = LintFinding & { wasShown: boolean };

type ToPublish = {
  input: WholeBody;
  contract: ReturnType<typeof contractOf>;
  shifts: readonly Shift[];
  site: Site;
};

/** Refuses forbidden texts and unread remarks; returns what the office reads once the ad is published. */
export function requireLawful({ input, contract, shifts, site }: ToPublish, law: Law): OverruledFinding[] {
  const place = { location: site.location, commune_code: site.place?.code ?? null };
  const { findings, toRead } = check({ ...input, ...contract, ...workedTimeOf(input, shifts), ...place }, law);
  const forbidden = findings.filter(({ severity }) => severity === "block");
  if (forbidden.length > 0) {
    const fields = sentencesOf(forbidden, fr.forbidden);
    throw new AppError(400, "unlawful", fr.unlawful, { findings, fields });
  }
  if (findings.some(({ rule }) => !input.acknowledged.includes(rule))) {
    const fields = sentencesOf(findings, fr.doubtful);
    throw new AppError(400, "needs_acknowledgement", fr.needsAcknowledgement, { findings, fields });
  }
  return [
    ...findings.map((one) => ({ ...one, wasShown: true })),
    ...toRead.map((one) => ({ ...one, wasShown: false })),
  ];
}

function sentencesOf(findings: readonly LintFinding[], sentence: (one: LintFinding) => string) {
  const fields: Record<string, string[]> = {};
  for (const one of findings) (fields[one.field] ??= []).push(sentence(one));
  return fields;
}

type Overruled = { missionId: number; employer: Employer; at: Date; findings: readonly OverruledFinding[] };

/** Records overruled remarks and words to read for moderators, once per mission and text. */
export async function recordOverruled(tx: Db, { missionId, employer, at, findings }: Overruled): Promise<void> {
  if (findings.length === 0) return;
  const earlier = await tx
    .selectFrom("overruledWarnings")
    .where("missionId", "=", missionId)
    .select(["rule", "field", "excerpt"])
    .execute();
  const known = new Set(earlier.map(keyOf));
  const rows = findings
    .map(({ rule, field, excerpt, wasShown }) => ({ rule, field, excerpt: excerpt.slice(0, MAX_QUOTED), wasShown }))
    .filter((one) => !known.has(keyOf(one)))
    .map((one) => ({
      ...one,
      missionId,
      companyId: employer.companyId,
      userId: employer.userId,
      overruledAt: at,
    }));
  if (rows.length > 0) await tx.insertInto("overruledWarnings").values(rows).execute();
}

const keyOf = ({ rule, field, excerpt }: { rule: string; field: string; excerpt: string }) =>
  JSON.stringify([rule, field, excerpt]);
