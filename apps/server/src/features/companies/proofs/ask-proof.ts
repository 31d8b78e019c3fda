import type { ProofBody, ProofView } from "@app/contract/companies/company-proofs";
import { companyProofFr as fr } from "@app/contract/companies/company-proofs.fr";
import type { Employer } from "@app/domain/accounts/actor";
import { isProven } from "@app/domain/companies/company-level";
import { type ProofObstacle, refuseProofMail } from "@app/domain/companies/company-proof";
import type * as z from "zod";
import { queueMails } from "../../../mails.ts";
import { RegisterFault } from "../../../platform/company-register/register-fault.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { insertFile, type StoredFile, storeFile } from "../../../platform/files/files.ts";
import type { UploadedFiles } from "../../../platform/files/uploads.ts";
import { AppError, conflict, invalidField } from "../../../platform/http/errors.ts";
import { type CompanyRow, readCompany } from "../../../views/company.ts";
import { websiteDomain } from "../website-domain.ts";
import { endOpenProofs, requireFewProofs } from "./asked-proofs.ts";
import { readProof } from "./proof-view.ts";

const MAIL_MINUTES = 60;

type Asked = z.output<typeof ProofBody>;

/** One proof at a time: the one before ends. */
export async function askProof(
  ctx: Context,
  employer: Employer,
  { method, email }: Asked,
  files: UploadedFiles<"document">,
): Promise<ProofView> {
  const { companyId, userId } = employer;
  const company = await readCompany(ctx.db, companyId);
  if (isProven(company.level)) throw conflict("already_proven", fr.alreadyProven);
  const target = await targetOf(ctx, company, method, email);
  const document = await storeDocument(ctx, method, files);
  const now = ctx.now();
  return transaction(ctx, async (tx) => {
    const { level, siret } = await tx
      .selectFrom("companies")
      .where("id", "=", companyId)
      .select(["level", "siret"])
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (isProven(level)) throw conflict("already_proven", fr.alreadyProven);
    await requireFewProofs(tx, { companyId, method, target, siret }, now);
    await endOpenProofs(tx, companyId, now);
    const kind = "company_proof" as const;
    const fileId = document && (await insertFile(tx, { ...document, ownerId: userId, kind, createdAt: now }));
    const expiresAt = method === "mail" ? new Date(now.getTime() + MAIL_MINUTES * 60_000) : null;
    const state = { mail: "code_sent", letter: "to_post", document: "waiting" } as const;
    const { id } = await tx
      .insertInto("companyProofs")
      .values({ companyId, userId, method, state: state[method], target, siret, expiresAt, fileId, createdAt: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (method === "mail") await queueMails(tx, "company.proof_code", [{ payload: { proofId: id } }], now);
    return readProof(tx, companyId, id, now);
  });
}

const refused = (obstacle: ProofObstacle) => conflict(obstacle, fr.obstacles[obstacle]);

async function targetOf(ctx: Context, company: CompanyRow, method: Asked["method"], email: string | undefined) {
  if (method === "document") return null;
  if (method === "letter") return registeredAddress(ctx, company.siret);
  if (email === undefined) throw invalidField("email", fr.emailRequired);
  const refusal = refuseProofMail(email, websiteDomain(company.website));
  if (refusal === "other_domain") {
    const sentence = fr.otherDomain(websiteDomain(company.website) ?? "");
    throw new AppError(409, "other_domain", sentence, { field: "email" });
  }
  if (refusal) throw refused(refusal);
  return email;
}

/** The address that was typed proves nothing: whoever typed it may live there. */
async function registeredAddress(ctx: Context, siret: string): Promise<string> {
  try {
    const { company } = await ctx.companyRegister.find(siret);
    if (company && !company.isOpen) throw refused("establishment_closed");
    if (!company?.address || company.isPartial) throw refused("address_hidden");
    const { address, postcode, town } = company;
    return postcode !== null && address.includes(postcode)
      ? address
      : [address, postcode, town].filter(Boolean).join(" ");
  } catch (error) {
    if (!(error instanceof RegisterFault)) throw error;
    throw new AppError(503, "register_silent", fr.obstacles.register_silent);
  }
}

async function storeDocument(
  ctx: Context,
  method: Asked["method"],
  files: UploadedFiles<"document">,
): Promise<StoredFile | null> {
  if (method !== "document") return null;
  if (!files.document) throw invalidField("document", fr.documentRequired);
  return storeFile(ctx, files.document);
}
