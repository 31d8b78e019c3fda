import { LevelLimitSetting, QuotaSetting, SmicSetting } from "@app/contract/office/office-settings";
import type { Db } from "@app/db/database";
import { FIRST_SMIC_RATES, type SmicRate, smicRatesWith } from "@app/domain/catalogue/smic";
import { COMPANY_LEVELS } from "@app/domain/companies/company-level";
import { FIRST_LEVEL_LIMITS, type LevelLimits, type Limits } from "@app/domain/companies/company-rights";
import { FIRST_QUOTAS, type Quotas } from "@app/domain/office/quota";
import { parisDay } from "@app/domain/time/calendar";
import type { Logger } from "pino";

export type DatedSettings = {
  /** Every rate with its day, the coming ones too. Reads the database when due: not inside a transaction. */
  smicRates: () => Promise<readonly SmicRate[]>;
  /** Those in force, as last read. Never waits: limits are counted inside transactions, which hold every connection in a rush. */
  quotas: () => Quotas;
  /** What each level of a company allows, in the same way. */
  levelLimits: () => LevelLimits;
  /** What was just set is read again; other processes read it within half a minute. */
  reread: () => Promise<void>;
};

type DatedQuotas = { from: Date; quotas: Quotas };
type DatedLimits = { from: Date; limits: LevelLimits };
type Values = {
  smicRates: readonly SmicRate[];
  quotas: readonly DatedQuotas[];
  levelLimits: readonly DatedLimits[];
};

const FRESH_MS = 30_000;
/** The newest of each. */
const MOST_ROWS = 200;

/** What the office has set from a date on, or the values of the code. */
export function createDatedSettings(db: Db, log: Logger, now: () => Date): DatedSettings {
  let values: Values = { smicRates: FIRST_SMIC_RATES, quotas: [], levelLimits: [] };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    readAt = now().getTime();
    try {
      values = {
        smicRates: await readSmicRates(db),
        quotas: await readQuotas(db),
        levelLimits: await readLevelLimits(db),
      };
    } catch (error) {
      // The last values known serve: a limit or a form does not fail because of it.
      log.warn({ event: "settings.unread", err: error });
    }
  }

  /** Null when the values are fresh. */
  function renew(): Promise<void> | null {
    if (Math.abs(now().getTime() - readAt) >= FRESH_MS)
      reading ??= read().finally(() => {
        reading = null;
      });
    return reading;
  }

  return {
    async smicRates() {
      await renew();
      return values.smicRates;
    },
    quotas() {
      void renew();
      const at = now();
      return values.quotas.find(({ from }) => from <= at)?.quotas ?? FIRST_QUOTAS;
    },
    levelLimits() {
      void renew();
      const at = now();
      return values.levelLimits.find(({ from }) => from <= at)?.limits ?? FIRST_LEVEL_LIMITS;
    },
    reread: read,
  };
}

/** The newest first. */
const readRows = (db: Db, name: "smic" | "quotas" | "level_limits") =>
  db
    .selectFrom("officeSettings")
    .where("name", "=", name)
    .orderBy("validFrom", "desc")
    .orderBy("id", "desc")
    .limit(MOST_ROWS)
    .select(["value", "validFrom"])
    .execute();

async function readSmicRates(db: Db): Promise<SmicRate[]> {
  const rows = await readRows(db, "smic");
  return smicRatesWith(
    rows.toReversed().map(({ value, validFrom }) => ({ from: parisDay(validFrom), ...SmicSetting.parse(value) })),
  );
}

/** The first of those that have begun is in force. */
async function readQuotas(db: Db): Promise<DatedQuotas[]> {
  const rows = await readRows(db, "quotas");
  return rows.map(({ value, validFrom }) => ({
    from: validFrom,
    quotas: { ...FIRST_QUOTAS, ...defined<Quotas>(QuotaSetting.parse(value)) },
  }));
}

async function readLevelLimits(db: Db): Promise<DatedLimits[]> {
  const rows = await readRows(db, "level_limits");
  return rows.map(({ value, validFrom }) => {
    const given = LevelLimitSetting.parse(value);
    const limits = COMPANY_LEVELS.map((level) => [
      level,
      { ...FIRST_LEVEL_LIMITS[level], ...defined<Limits>(given[level] ?? {}) },
    ]);
    return { from: validFrom, limits: Object.fromEntries(limits) as LevelLimits };
  });
}

const defined = <T extends object>(given: { [K in keyof T]?: T[K] | undefined }): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, most]) => most !== undefined)) as Partial<T>;
