import { QuotaSetting, SmicSetting } from "@app/contract/office-settings";
import type { Db } from "@app/db/database";
import { parisDay } from "@app/domain/calendar";
import { FIRST_SMIC_RATES, type SmicRate, smicRatesWith } from "@app/domain/catalogue/smic";
import { FIRST_QUOTAS, type Quotas } from "@app/domain/quota";
import type { Logger } from "pino";

export type DatedSettings = {
  /** Every rate with its day, the coming ones too. */
  smicRates: () => Promise<readonly SmicRate[]>;
  /** Those in force. */
  quotas: () => Promise<Quotas>;
  /** What was just set is read again; other processes read it within half a minute. */
  forget: () => void;
};

type Values = { smicRates: readonly SmicRate[]; quotas: Quotas };

const FRESH_MS = 30_000;
const MOST_RATES = 200;

/** What the office has set from a date on, or the values of the code. */
export function createDatedSettings(db: Db, log: Logger, now: () => Date): DatedSettings {
  let values: Values = { smicRates: FIRST_SMIC_RATES, quotas: FIRST_QUOTAS };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    readAt = now().getTime();
    try {
      values = { smicRates: await readSmicRates(db), quotas: await readQuotas(db, now()) };
    } catch (error) {
      // The last values known serve: a limit or a form does not fail because of it.
      log.warn({ event: "settings.unread", err: error });
    }
  }

  async function current(): Promise<Values> {
    if (Math.abs(now().getTime() - readAt) >= FRESH_MS)
      reading ??= refresh().finally(() => {
        reading = null;
      });
    if (reading) await reading;
    return values;
  }

  return {
    smicRates: async () => (await current()).smicRates,
    quotas: async () => (await current()).quotas,
    forget() {
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}

async function readSmicRates(db: Db): Promise<SmicRate[]> {
  const rows = await db
    .selectFrom("officeSettings")
    .where("name", "=", "smic")
    .orderBy("validFrom", "desc")
    .orderBy("id", "desc")
    .limit(MOST_RATES)
    .select(["value", "validFrom"])
    .execute();
  return smicRatesWith(
    rows.toReversed().map(({ value, validFrom }) => ({ from: parisDay(validFrom), ...SmicSetting.parse(value) })),
  );
}

async function readQuotas(db: Db, now: Date): Promise<Quotas> {
  const row = await db
    .selectFrom("officeSettings")
    .where("name", "=", "quotas")
    .where("validFrom", "<=", now)
    .orderBy("validFrom", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .select("value")
    .executeTakeFirst();
  return { ...FIRST_QUOTAS, ...(row && definedQuotas(QuotaSetting.parse(row.value))) };
}

const definedQuotas = (given: QuotaSetting): Partial<Quotas> =>
  Object.fromEntries(Object.entries(given).filter(([, most]) => most !== undefined));
