import type { DeclarationSheet, SheetLine } from "@app/contract/papers/declaration";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import type { ContractKind, ContractMotive } from "@app/domain/missions/contract-kind";
import { CONTRACT_KIND_LABELS, CONTRACT_MOTIVE_LABELS } from "@app/domain/missions/contract-kind.fr";
import type { CivilStatus } from "@app/domain/papers/civil-status";
import { SEX_LABELS } from "@app/domain/papers/papers.fr";
import { parisDay, parisTime } from "@app/domain/time/calendar";
import { hasHours } from "@app/domain/time/day-without-hours";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import type { Download } from "../../platform/http/download.ts";
import { declarationSheetFr as fr } from "./declaration-sheet.fr.ts";
import { requireDeclarable } from "./declare.ts";
import { employerAddress } from "./employer-identity.ts";
import { openForReading } from "./read-dossier.ts";
import { dossierOwner, openCivilStatus } from "./stored-civil-status.ts";

/** What to copy into the official form, in its order; with what the person shared, it is a reading of it. */
export async function readSheet(ctx: Context, employer: Employer, applicationId: number): Promise<DeclarationSheet> {
  const row = await openForReading(ctx, employer, applicationId, requireDeclarable);
  const facts = await readFacts(ctx.db, applicationId);
  const civil = row && (await openCivilStatus(ctx, row, dossierOwner(applicationId)));
  return {
    application_id: applicationId,
    shared: civil !== null,
    lines: [...employerLines(facts), ...workerLines(civil), ...hireLines(facts)],
    note: fr.note,
  };
}

export async function sheetText(ctx: Context, employer: Employer, applicationId: number): Promise<Download> {
  const { lines, note } = await readSheet(ctx, employer, applicationId);
  const sections = [...Map.groupBy(lines, ({ section }) => section)].map(([section, own]) =>
    [fr.sections[section], ...own.map(({ label, value }) => `${label}\u00a0: ${value ?? fr.toComplete}`)].join("\r\n"),
  );
  const text = `\ufeff${[fr.title, ...sections, note].join("\r\n\r\n")}\r\n`;
  return {
    bytes: Buffer.from(text),
    mediaType: "text/plain; charset=utf-8",
    name: fr.fileName(applicationId),
    inline: false,
  };
}

type Facts = {
  name: string;
  naf: string | null;
  address: string | null;
  siret: string;
  contractKind: ContractKind;
  contractMotive: ContractMotive | null;
  startsAt: Date;
  endsAt: Date;
};

/** What the register says of the company, else what the company wrote. */
async function readFacts(db: Db, applicationId: number): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select coalesce(r.legal_name, co.name) as name, coalesce(s.naf, r.naf) as naf, co.siret,
      ${employerAddress} as address,
      m.contract_kind, m.contract_motive, coalesce(b.starts_at, m.starts_at) as starts_at, coalesce(b.ends_at, m.ends_at) as ends_at
    from applications a join missions m on m.id = a.mission_id join companies co on co.id = a.company_id
    left join sirene_establishments s on s.siret = co.siret
    left join lateral (
      select c.legal_name, c.naf from company_register_checks c
      where c.company_id = co.id and c.siret = co.siret order by c.id desc limit 1) r on true
    left join lateral (
      select min(lower(k.during)) as starts_at, max(upper(k.during)) as ends_at from bookings k where k.application_id = a.id) b on true
    where a.id = ${applicationId}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error(`application ${applicationId} was read and is gone`);
  return facts;
}

const lineIn = (section: SheetLine["section"]) => (label: string, value: string | null) => ({ section, label, value });

function employerLines({ name, naf, address, siret }: Facts): SheetLine[] {
  const line = lineIn("employer");
  return [
    line(fr.employer.name, name),
    line(fr.employer.activity, naf),
    line(fr.employer.address, address),
    line(fr.employer.siret, siret),
    // Nobody is asked for it here.
    line(fr.employer.healthService, null),
  ];
}

/** Without the address, which the declaration does not ask. */
function workerLines(civil: CivilStatus | null): SheetLine[] {
  const line = lineIn("worker");
  return [
    line(fr.worker.birthName, civil?.birthName ?? null),
    line(fr.worker.lastName, civil?.lastName ?? null),
    line(fr.worker.firstNames, civil?.firstNames ?? null),
    line(fr.worker.sex, civil && SEX_LABELS[civil.sex]),
    line(fr.worker.birthDate, civil && frenchDay(civil.birthDate)),
    line(fr.worker.birthPlace, civil?.birthPlace ?? null),
    line(fr.worker.birthCountry, civil?.birthCountry ?? null),
  ];
}

function hireLines({ contractKind, contractMotive, startsAt, endsAt }: Facts): SheetLine[] {
  const line = lineIn("hire");
  const kind = CONTRACT_KIND_LABELS[contractKind];
  return [
    line(fr.hire.day, frenchDay(parisDay(startsAt))),
    line(fr.hire.time, hasHours(startsAt) ? parisTime(startsAt) : null),
    line(fr.hire.kind, contractMotive ? `${kind}, ${CONTRACT_MOTIVE_LABELS[contractMotive].toLowerCase()}` : kind),
    line(fr.hire.end, frenchDay(parisDay(endsAt))),
  ];
}

/** « 21/11/2026 », as the form has it. */
const frenchDay = (day: string) => day.split("-").toReversed().join("/");
