/** The office: what waits for a person, and their decisions. */
import { COMPANY_LEVELS } from "@app/domain/companies/company-level";
import { PROOF_METHODS, PROOF_STATES } from "@app/domain/companies/company-proof";
import { DECISION_RULES, ITEM_ACTIONS, OFFICE_ACTIONS, OFFICE_KINDS, OFFICE_SUBJECTS } from "@app/domain/office/office";
import * as z from "zod";
import { Empty, Id, IdParams, Instant } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { officeFr as fr } from "./office.fr.ts";
import { REPORT_REASONS } from "./report-subjects.ts";

const After = z.object({ after: Id.optional() });

const ItemRow = z.object({
  id: z.int(),
  kind: z.enum(OFFICE_KINDS),
  subject_type: z.enum(OFFICE_SUBJECTS),
  subject_id: z.int(),
  /** The title of the mission, the name of the company; null for what has none. */
  label: z.string().nullable(),
  opened_at: Instant,
  reports: z.int(),
  reasons: z.array(z.enum(REPORT_REASONS)),
  /** Who works on it, until when. */
  taken: z.object({ by: z.string(), until: Instant, mine: z.boolean() }).nullable(),
  /** The caller made the first decision: they read it, another person decides. */
  for_another: z.boolean(),
});
export type OfficeItemRow = z.infer<typeof ItemRow>;

/** The oldest first; `next` is the `after` of the following page. */
export const officeQueueRoute = defineRoute({
  method: "GET",
  url: "/api/admin/queue/",
  access: "admin",
  query: After.extend({ kind: z.enum(OFFICE_KINDS, fr.kindInvalid).optional() }),
  status: 200,
  response: z.object({
    results: z.array(ItemRow),
    counts: z.record(z.enum(OFFICE_KINDS), z.int()),
    next: z.int().nullable(),
  }),
});

const Decision = z.object({
  id: z.int(),
  action: z.enum(OFFICE_ACTIONS),
  /** Null for decisions made before the rules were published. */
  rule: z.string().nullable(),
  reason: z.string(),
  decided_at: Instant,
});

const ItemView = ItemRow.extend({
  closed_at: Instant.nullable(),
  actions: z.array(z.enum(ITEM_ACTIONS)),
  /** What it says now; empty for a message, which is read in the copy only. */
  content: z.array(z.object({ field: z.string(), text: z.string() })),
  /** Reports without their authors, each with the copy made when it arrived. */
  reported: z.array(
    z.object({
      id: z.int(),
      reason: z.enum(REPORT_REASONS),
      details: z.string(),
      created_at: Instant,
      evidence: z.array(z.object({ field: z.string(), text: z.string() })),
    }),
  ),
  /** Remarks of the law check that were overruled, and words it found doubtful without showing them to the employer. */
  overruled: z.array(
    z.object({ rule: z.string(), field: z.string(), excerpt: z.string(), shown: z.boolean(), at: Instant }),
  ),
  /** What the check of first missions found, each with its weight; null for what it did not read. */
  risk: z
    .object({
      score: z.int(),
      threshold: z.int(),
      findings: z.array(z.object({ explanation: z.string(), trigger: z.string(), weight: z.int() })),
    })
    .nullable(),
  /** Of a company: the proof that waits, or was given by a code and has not been looked at; null when there is none. */
  proof: z
    .object({
      id: z.int(),
      method: z.enum(PROOF_METHODS),
      state: z.enum(PROOF_STATES),
      target: z.string().nullable(),
      asked_at: Instant,
      printed: z.boolean(),
      /** A document can be read until it is decided. */
      document: z.boolean(),
      /** Whether the company's website named its SIREN when the code was typed; null for what is no mail. */
      site_names_siren: z.boolean().nullable(),
    })
    .nullable(),
  /** Other companies whose accounts gave the same SIRET, the first of them first. */
  same_siret: z.array(z.object({ id: z.int(), name: z.string(), level: z.enum(COMPANY_LEVELS), since: Instant })),
  author: z
    .object({
      id: z.int(),
      role: z.string(),
      status: z.string(),
      since: Instant,
      missions: z.int(),
      company: z.object({ id: z.int(), name: z.string(), siret: z.string(), level: z.enum(COMPANY_LEVELS) }).nullable(),
    })
    .nullable(),
  /** Whom hiding the mission would concern. */
  applicants: z.object({ waiting: z.int(), accepted: z.int() }).nullable(),
  decisions: z.array(Decision.extend({ decided_by: z.string() })),
});
export type OfficeItemView = z.infer<typeof ItemView>;

export const officeItemRoute = defineRoute({
  method: "GET",
  url: "/api/admin/items/:id/",
  access: "admin",
  params: IdParams,
  refusals: [404],
  status: 200,
  response: ItemView,
});

const lease = { access: "admin", params: IdParams, refusals: [404, 409], status: 200, response: Empty } as const;
/** For twenty minutes; 409 while another person has it. */
export const takeItemRoute = defineRoute({ ...lease, method: "POST", url: "/api/admin/items/:id/take/" });
export const releaseItemRoute = defineRoute({ ...lease, method: "POST", url: "/api/admin/items/:id/release/" });

/** To another admin, for twenty minutes; to nobody with null. */
export const transferItemRoute = defineRoute({
  ...lease,
  method: "POST",
  url: "/api/admin/items/:id/transfer/",
  body: z.object({ to: z.int(fr.adminInvalid).positive(fr.adminInvalid).nullable() }),
});

/** To whom an item can be transferred. */
export const officeAdminsRoute = defineRoute({
  method: "GET",
  url: "/api/admin/admins/",
  access: "admin",
  status: 200,
  response: z.object({ results: z.array(z.object({ id: z.int(), name: z.string(), me: z.boolean() })) }),
});

export const DecideBody = z.object({
  action: z.enum(ITEM_ACTIONS, fr.actionInvalid),
  rule: z.enum(DECISION_RULES, fr.ruleInvalid),
  /** The statement of reasons, or the answer to a message: sent as it is written. */
  note: z.string(fr.noteInvalid).trim().min(10, fr.noteInvalid).max(2000, fr.noteInvalid),
  /** With `set_level`. */
  level: z.enum(COMPANY_LEVELS, fr.levelRequired).optional(),
  checked: z.string(fr.checkedRequired).trim().min(3, fr.checkedRequired).max(500, fr.checkedRequired).optional(),
});
export type DecideBody = z.output<typeof DecideBody>;

/** 403 `reauthentication_required` when the last code of this session is older than fifteen minutes. */
export const decideItemRoute = defineRoute({
  method: "POST",
  url: "/api/admin/items/:id/decide/",
  access: "admin",
  params: IdParams,
  body: DecideBody,
  refusals: [403, 404, 409],
  status: 200,
  /** Null when the item was closed without a decision. */
  response: z.object({ decision: z.int().nullable() }),
});

/** The newest first; `after` is the id of the last one read. */
export const officeAuditRoute = defineRoute({
  method: "GET",
  url: "/api/admin/audit/",
  access: "admin",
  query: After,
  status: 200,
  response: z.object({
    results: z.array(
      z.object({
        id: z.int(),
        at: Instant,
        actor: z.string(),
        action: z.string(),
        subject_type: z.string(),
        subject_id: z.int().nullable(),
      }),
    ),
    next: z.int().nullable(),
    /** The first of the last 20,000 rows that was changed; null when none was. */
    first_changed: z.int().nullable(),
  }),
});

const FollowParams = z.object({ follow: z.string(fr.linkInvalid).max(60, fr.linkInvalid) });

/** A decision as the people concerned read it. */
export const DecisionView = Decision.extend({
  appeal_until: Instant,
  appeal: z.object({ reason: z.string(), created_at: Instant, outcome: Decision.nullable() }).nullable(),
});
export type DecisionView = z.infer<typeof DecisionView>;

/** By its private link, without an account. */
export const followReportRoute = defineRoute({
  method: "GET",
  url: "/api/reports/:follow/",
  access: "public",
  params: FollowParams,
  secret: true,
  refusals: [404],
  status: 200,
  response: z.object({
    id: z.int(),
    subject_type: z.enum(OFFICE_SUBJECTS),
    reason: z.enum(REPORT_REASONS),
    details: z.string(),
    status: z.enum(["open", "upheld", "dismissed"]),
    created_at: Instant,
    decision: DecisionView.nullable(),
    /** Whose it is, for the person who reported it while signed in: only somebody they have a conversation with. */
    person: z.object({ id: z.int(), blocked: z.boolean() }).nullable(),
  }),
});

export const followDecisionRoute = defineRoute({
  method: "GET",
  url: "/api/decisions/:follow/",
  access: "public",
  params: FollowParams,
  secret: true,
  refusals: [404],
  status: 200,
  response: DecisionView,
});

/** With the link of the decision, or of the report it answers. The first appeal stays. */
export const appealRoute = defineRoute({
  method: "POST",
  url: "/api/decisions/:follow/appeal/",
  access: "public",
  params: FollowParams,
  body: z.object({ reason: z.string(fr.appealInvalid).trim().min(10, fr.appealInvalid).max(4000, fr.appealInvalid) }),
  limit: "report",
  secret: true,
  refusals: [404, 409],
  status: 201,
  response: z.object({ id: z.int() }),
});
