import type { ContractBody } from "@app/contract/papers/contracts";
import { contractFr as fr } from "@app/contract/papers/contracts.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { fullName } from "@app/domain/accounts/person-name";
import type { MemberRole } from "@app/domain/members/member";
import type { ContractKind, ContractMotive } from "@app/domain/missions/contract-kind";
import { followsHotelAgreement } from "@app/domain/missions/contract-rules";
import type { PayPeriod } from "@app/domain/missions/mission";
import type { Shift } from "@app/domain/missions/shift";
import type { CivilStatus } from "@app/domain/papers/civil-status";
import { type ContractCase, type ContractFacts, contractCase } from "@app/domain/papers/contract-facts";
import { isEmpowered } from "@app/domain/papers/contract-signing";
import { vacationsOf } from "@app/domain/papers/vacations";
import { parisDay } from "@app/domain/time/calendar";
import { sql } from "kysely";
import { invalidField } from "../../../platform/http/errors.ts";
import { employerAddress } from "../employer-identity.ts";
import { readCompanyPapers } from "./company-papers.ts";

type Row = {
  name: string;
  siret: string;
  address: string | null;
  title: string;
  location: string;
  communeCode: string | null;
  contractKind: ContractKind;
  contractMotive: ContractMotive | null;
  payCents: number;
  payPeriod: PayPeriod;
  breakPaid: boolean;
  sectors: string[];
  collectiveAgreement: string;
  shifts: (Omit<Shift, "startsAt" | "endsAt"> & { startsAt: string; endsAt: string })[] | null;
};

export type ContractSubject = {
  facts: ContractFacts;
  case: ContractCase;
  communeCode: string | null;
  /** The day of its vacation where each has its own contract. */
  day: string | null;
  signatoryId: number;
  /** As they were read: a contract is not stored once they have changed. */
  booked: string;
};

/** What a contract of this hire is made of; null where the company signs none with the person. */
export async function readContractSubject(
  db: Db,
  employer: Employer,
  applicationId: number,
  body: ContractBody,
  civil: CivilStatus | null,
): Promise<ContractSubject | null> {
  const row = await readRow(db, applicationId);
  const kind = contractCase(row.contractKind, row.contractMotive);
  if (kind === null || row.shifts === null) return null;
  const papers = await readCompanyPapers(db, employer.companyId);
  const agreement = row.collectiveAgreement.trim() || papers.agreement;
  const hotels = followsHotelAgreement({ sectors: row.sectors, collectiveAgreement: agreement });
  const booked = bookedShifts(row);
  const isByVacation = kind === "extra" && hotels;
  const shifts = isByVacation ? vacationShifts(booked, body.day) : booked;
  const signatory = await readSignatory(db, employer, body.signatory ?? employer.userId);
  return {
    case: kind,
    communeCode: row.communeCode,
    day: isByVacation && shifts[0] ? parisDay(shifts[0].startsAt) : null,
    signatoryId: signatory?.id ?? employer.userId,
    booked: JSON.stringify(row.shifts),
    facts: {
      employer: {
        name: row.name,
        siret: row.siret,
        address: row.address ?? row.location,
        signatory: signatory?.name ?? "",
        agreement,
        pensionFund: organisation(papers.pensionFundName, papers.pensionFundAddress),
        prevoyance:
          papers.hasPrevoyance === false ? "none" : organisation(papers.prevoyanceName, papers.prevoyanceAddress),
        declarationBody: papers.declarationBody,
      },
      person: civil && personOf(civil),
      post: {
        title: row.title,
        qualification: body.qualification,
        place: row.address ?? row.location,
        riskListed: body.riskListed ?? null,
        reason: body.reason,
        replaced: { name: body.replacedName ?? "", qualification: body.replacedQualification ?? "" },
        trialDays: body.trialDays,
      },
      terms: {
        case: kind,
        hotels,
        shifts,
        payCents: row.payCents,
        payPeriod: row.payPeriod,
        breakPaid: row.breakPaid,
        payExtras: body.payExtras,
      },
    },
  };
}

/** Read again where the contract is stored. */
export async function readBooked(db: Db, applicationId: number): Promise<string> {
  return JSON.stringify((await readRow(db, applicationId)).shifts);
}

async function readRow(db: Db, applicationId: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select coalesce((select c.legal_name from company_register_checks c
        where c.company_id = co.id and c.siret = co.siret order by c.id desc limit 1), co.name) as name,
      co.siret, ${employerAddress} as address, m.title, m.location, m.commune_code, m.contract_kind, m.contract_motive,
      m.pay_cents, m.pay_period, m.break_paid, m.sectors, m.collective_agreement,
      (select json_agg(json_build_object('startsAt', lower(k.during), 'endsAt', upper(k.during),
          'breakMinutes', coalesce(k.break_minutes, s.break_minutes), 'positions', 1) order by lower(k.during), s.id)
        from bookings k join shifts s on s.id = k.shift_id where k.application_id = a.id) as shifts
    from applications a join missions m on m.id = a.mission_id join companies co on co.id = a.company_id
    where a.id = ${applicationId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`application ${applicationId} was read and is gone`);
  return row;
}

const bookedShifts = ({ shifts }: Row): Shift[] =>
  (shifts ?? []).map((shift) => ({ ...shift, startsAt: new Date(shift.startsAt), endsAt: new Date(shift.endsAt) }));

/** Of the day asked for; without one, all of them: more than one vacation is then a gap. */
function vacationShifts(shifts: readonly Shift[], day: string | undefined): readonly Shift[] {
  if (day === undefined) return shifts;
  const vacation = vacationsOf(shifts).find(([first]) => first && parisDay(first.startsAt) === day);
  if (!vacation) throw invalidField("day", fr.dayInvalid);
  return vacation;
}

type Signatory = { id: number; firstName: string; lastName: string; role: MemberRole; signsContracts: boolean };

/** Null for whoever is not empowered. */
async function readSignatory(db: Db, { companyId }: Employer, userId: number) {
  const { rows } = await sql<Signatory>`
    select u.id, u.first_name, u.last_name, m.role, m.signs_contracts
    from company_members m join users u on u.id = m.user_id and u.status = 'active'
    where m.company_id = ${companyId} and m.user_id = ${userId} and m.left_at is null`.execute(db);
  const [member] = rows;
  return member && isEmpowered(member) ? { id: member.id, name: fullName(member) } : null;
}

const organisation = (name: string | null, address: string | null) =>
  name === null || address === null ? null : { name, address };

const personOf = ({ lastName, birthName, firstNames, birthDate, birthPlace, birthCountry, address }: CivilStatus) => ({
  lastName,
  birthName,
  firstNames,
  birthDate,
  birthPlace,
  birthCountry,
  address,
});
