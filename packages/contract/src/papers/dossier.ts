import { MANAGERS } from "@app/domain/members/member";
import { SEXES } from "@app/domain/papers/civil-status";
import { SHARING_REFUSALS } from "@app/domain/papers/dossier";
import { forbiddenNumberIn } from "@app/domain/papers/forbidden-number";
import { isDay } from "@app/domain/time/calendar";
import * as z from "zod";
import { flag, IdParams, Instant, personName, requiredText } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { papersFr as fr } from "./papers.fr.ts";

/** A social security number or a bank account is refused wherever it is typed. */
const civilText = (required: string, max: number) =>
  requiredText(required, max).superRefine((text, ctx) => {
    const found = forbiddenNumberIn(text);
    if (found) ctx.addIssue({ code: "custom", message: fr.forbidden[found] });
  });

/** What the declaration and the contract of a hire need, and nothing else: another field is refused. */
export const CivilStatusBody = z.strictObject({
  /** The name used. */
  lastName: personName(fr.lastNameRequired),
  birthName: personName(fr.birthNameRequired),
  firstNames: civilText(fr.firstNamesRequired, 120),
  sex: z.enum(SEXES, fr.sexRequired),
  birthDate: z.string(fr.birthDateInvalid).refine(isDay, fr.birthDateInvalid),
  birthPlace: civilText(fr.birthPlaceRequired, 120),
  birthCountry: civilText(fr.birthCountryRequired, 60),
  /** For the contract alone. */
  address: civilText(fr.addressRequired, 300),
  /** Also stored for the person alone, to share it again later. */
  vault: flag,
});
export type CivilStatusBody = z.output<typeof CivilStatusBody>;

const CivilStatusView = z.object({
  lastName: z.string(),
  birthName: z.string(),
  firstNames: z.string(),
  sex: z.enum(SEXES),
  birthDate: z.string(),
  birthPlace: z.string(),
  birthCountry: z.string(),
  address: z.string(),
});

export const DossierView = z.object({
  application_id: z.int(),
  /** What is shared; null before, once it is erased, and where its key was lost. */
  civil: CivilStatusView.nullable(),
  shared_at: Instant.nullable(),
  /** When it is erased at the latest: seven days after the start. Null when nothing can be shared. */
  until: Instant.nullable(),
  /** For the person alone: who may read it, and who did. */
  mine: z
    .object({
      /** Why nothing can be shared now. */
      refusal: z.enum(SHARING_REFUSALS).nullable(),
      company: z.object({ id: z.int(), name: z.string() }),
      establishment: z.object({ id: z.int(), name: z.string() }).nullable(),
      readers: z.array(z.object({ name: z.string(), role: z.enum(MANAGERS) })),
      /** Most recent first, fifty at most; the same person counts each time. */
      reads: z.array(z.object({ at: Instant, name: z.string() })),
      /** There is a copy for the person alone. */
      vault: z.boolean(),
    })
    .nullable(),
});
export type DossierView = z.infer<typeof DossierView>;

const dossier = {
  url: "/api/applications/:id/dossier/",
  params: IdParams,
  secret: true,
  status: 200,
  response: DossierView,
} as const;

/**
 * The person reads what is shared, with whom and until when. Owners and managers of the establishment read it once the address of the
 * company is proven (403 `level_limit`); each reading is logged, and shown to the person.
 */
export const dossierRoute = defineRoute({
  ...dossier,
  method: "GET",
  access: "candidate-or-employer",
  members: MANAGERS,
});

/** After the yes. Again: what is shared is replaced. 409 `not_confirmed`, `not_employee`, `not_proven`, `too_early`, `too_late`. */
export const shareDossierRoute = defineRoute({
  ...dossier,
  method: "PUT",
  access: "candidate",
  body: CivilStatusBody,
  refusals: [409],
});

/** At any time, without a reason. */
export const deleteDossierRoute = defineRoute({ ...dossier, method: "DELETE", access: "candidate" });

export const VaultView = z.object({ civil: CivilStatusView.nullable(), saved_at: Instant.nullable() });
export type VaultView = z.infer<typeof VaultView>;

/** The person's own copy, which nobody else reads. */
export const vaultRoute = defineRoute({
  method: "GET",
  url: "/api/vault/",
  access: "candidate",
  secret: true,
  status: 200,
  response: VaultView,
});

export const deleteVaultRoute = defineRoute({ ...vaultRoute, method: "DELETE" });
