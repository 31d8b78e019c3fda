import { contractNotificationFr as fr } from "@app/contract/notifications/contract-notifications.fr";
import { shortName } from "@app/domain/accounts/person-name";
import { momentIn } from "@app/domain/notifications/dated-text";
import { currentContracts } from "@app/domain/papers/contract-signing";
import { sql } from "kysely";
import type { JobPayload } from "../../../jobs.ts";
import type { Context } from "../../../platform/context.ts";
import { type NewNotification, writeNotifications } from "../write-notifications.ts";

type Facts = {
  applicationId: number;
  candidateId: number;
  firstName: string;
  lastName: string;
  job: string;
  company: string;
  startsAt: Date;
  version: number;
  madeBy: number;
  madeAt: Date;
  signatoryId: number;
  /** Still of the company. */
  isSignatoryThere: boolean;
  employerAt: Date | null;
  candidateAt: Date | null;
  versions: { version: number; day: string | null }[];
};

/** Undefined once the contract is gone, or its person. */
async function readFacts(ctx: Context, contractId: number): Promise<Facts | undefined> {
  const { rows } = await sql<Facts>`
    select c.application_id, a.candidate_id, u.first_name, u.last_name, m.title as job, co.name as company,
      coalesce((select min(lower(b.during)) from bookings b where b.application_id = a.id
        and (c.day is null or (lower(b.during) at time zone 'Europe/Paris')::date = c.day)), m.starts_at) as starts_at,
      c.version, c.made_by, c.made_at, c.signatory_id, e.at as employer_at, p.at as candidate_at,
      exists (select from company_members s join users v on v.id = s.user_id and v.status = 'active'
        where s.user_id = c.signatory_id and s.company_id = a.company_id and s.left_at is null) as is_signatory_there,
      (select json_agg(json_build_object('version', o.version, 'day', o.day)) from contracts o
        where o.application_id = c.application_id) as versions
    from contracts c join applications a on a.id = c.application_id join missions m on m.id = a.mission_id
    join companies co on co.id = a.company_id join users u on u.id = a.candidate_id and u.status = 'active'
    left join contract_acceptances e on e.contract_id = c.id and e.party = 'employer'
    left join contract_acceptances p on p.contract_id = c.id and p.party = 'candidate'
    where c.id = ${contractId}`.execute(ctx.db);
  return rows[0];
}

/** Asks who has not signed. Nothing once another version took its place. Idempotent. */
export async function onContractMade(ctx: Context, { contractId }: JobPayload<"contract.made">): Promise<void> {
  const facts = await readFacts(ctx, contractId);
  if (!facts || !isCurrent(facts, facts.versions)) return;
  const words = wordsOf(facts);
  const replaces = replacesAnother(facts);
  const kind = replaces ? "contract_replaced" : "contract_to_sign";
  const drafts: NewNotification[] = [];
  if (facts.candidateAt === null)
    // `contract.ready` is the mail of it.
    drafts.push({ ...ofPerson(facts), kind, isMailed: true, ...(replaces ? fr.replaced(words) : fr.toSign(words)) });
  if (facts.employerAt === null && facts.signatoryId !== facts.madeBy)
    drafts.push(...ofSignatory(facts, { kind: "contract_to_sign", ...fr.toSignForCompany(words) }));
  await write(ctx, facts, { key: `contract:${contractId}:made`, at: facts.madeAt }, drafts);
}

/** The signature of the person asks for that of the company; the second one is news to both. Idempotent. */
export async function onContractSigned(ctx: Context, { contractId }: JobPayload<"contract.signed">): Promise<void> {
  const facts = await readFacts(ctx, contractId);
  if (!facts || !isCurrent(facts, facts.versions)) return;
  const { employerAt, candidateAt } = facts;
  const words = wordsOf(facts);
  if (candidateAt !== null && employerAt === null) {
    const drafts = ofSignatory(facts, { kind: "contract_to_sign", ...fr.signedByPerson(words) });
    await write(ctx, facts, { key: `contract:${contractId}:half`, at: candidateAt }, drafts);
  }
  if (candidateAt === null || employerAt === null) return;
  const isEmployerLast = employerAt >= candidateAt;
  // `contract.signed` is the mail of it; the last to sign has seen it happen.
  const news = { kind: "contract_signed", isMailed: true } as const;
  const drafts = [
    { ...ofPerson(facts), ...news, isOwn: !isEmployerLast, ...fr.signed(words) },
    ...ofSignatory(facts, { ...news, isOwn: isEmployerLast, ...fr.signedForCompany(words) }),
  ];
  const at = isEmployerLast ? employerAt : candidateAt;
  await write(ctx, facts, { key: `contract:${contractId}:signed`, at }, drafts);
}

const isCurrent = ({ version }: Facts, versions: Facts["versions"]) =>
  currentContracts(versions).some((one) => one.version === version);

/** Without this version, an earlier one would still count. */
const replacesAnother = ({ version, versions }: Facts): boolean => {
  const now = new Set(currentContracts(versions).map((one) => one.version));
  const before = currentContracts(versions.filter((one) => one.version < version)).map((one) => one.version);
  return before.some((one) => !now.has(one));
};

const wordsOf = ({ company, job, startsAt, ...person }: Facts) => ({
  company,
  candidate: shortName(person),
  job,
  when: momentIn(startsAt),
});

const ofPerson = ({ candidateId, applicationId }: Facts) => ({
  userId: candidateId,
  actionUrl: `/candidat/tableau-de-bord/candidatures/${applicationId}`,
});

const ofSignatory = (
  { signatoryId, isSignatoryThere, applicationId }: Facts,
  draft: Omit<NewNotification, "userId" | "actionUrl">,
): NewNotification[] =>
  isSignatoryThere
    ? [{ userId: signatoryId, actionUrl: `/employeur/tableau-de-bord/candidatures/${applicationId}`, ...draft }]
    : [];

const write = (ctx: Context, { startsAt }: Facts, event: { key: string; at: Date }, drafts: NewNotification[]) =>
  writeNotifications(ctx, ctx.db, { ...event, type: "application_update", missionStartsAt: startsAt }, drafts);
