import { QuotaSetting, SmicSetting } from "@app/contract/office-settings";
import type { Db } from "@app/db/database";
import { parisDay } from "@app/domain/calendar";
import { FIRST_SMIC_RATES, type SmicRate, smicRatesWith } from "@app/domain/catalogue/smic";
import { FIRST_QUOTAS, type Quotas } from "@app/domain/quota";
import type { Logger } from "pino";

export type DatedSettings = {
  /** Every rate with its day, the coming ones too. Reads the database when due: not inside a transaction. */
  smicRates: () => Promise<readonly SmicRate[]>;
  /** Those in force, as last read. Never waits: limits are counted inside transactions, which hold every connection in a rush. */
  quotas: () => Quotas;
  /** What was just set is read again; other processes read it within half a minute. */
  reread: () => Promise<void>;
};

type DatedQuotas = { from: Date; quotas: Quotas };
type Values = { smicRates: readonly SmicRate[]; quotas: readonly DatedQuotas[] };

const FRESH_MS = 30_000;
/** The newest of each. */
const MOST_ROWS = 200;

/** What the office has set from a date on, or the values of the code. */
export function createDatedSettings(db: Db, log: Logger, now: () => Date): DatedSettings {
  let values: Values = { smicRates: FIRST_SMIC_RATES, quotas: [] };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    readAt = now().getTime();
    try {
      values = { smicRates: await readSmicRates(db), quotas: await readQuotas(db) };
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
    reread: read,
  };
}

/** The newest first. */
const readRows = (db: Db, name: "smic" | "quotas") =>
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
    quotas: { ...FIRST_QUOTAS, ...definedQuotas(QuotaSetting.parse(value)) },
  }));
}

const definedQuotas = (given: QuotaSetting): Partial<Quotas> =>
  Object.fromEntries(Object.entries(given).filter(([, most]) => most !== undefined));
