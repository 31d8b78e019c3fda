import { levelLimitText } from "@app/contract/companies/level-limit.fr";
import { fileFr } from "@app/contract/http/files.fr";
import type { Actor, Employer } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { readContractFile } from "../../platform/files/contract-files.ts";
import type { GivenSignature } from "../../platform/files/file-links.ts";
import type { Download } from "../../platform/http/download.ts";
import { AppError, notFound } from "../../platform/http/errors.ts";
import { readLimits } from "../../views/company-level-limits.ts";
import { openContacts } from "../../views/contact-log.ts";
import { isOwnApplication } from "../../views/member-scope.ts";
import { readRelation } from "../../views/relation.ts";

const LINK_SECONDS = 60;

/** For callers who may see what the file belongs to, or who hold a signed link. */
export async function readFile(ctx: Context, actor: Actor | null, id: number, link: GivenSignature): Promise<Download> {
  const file = ctx.fileLinks.isGood(id, link, ctx.now()) ? await findFile(ctx, id) : await openFile(ctx, actor, id);
  const bytes = file && (await readBytes(ctx, file));
  if (!bytes) throw fileNotFound();
  return { bytes, ...shownAs(file) };
}

/** A signed link to one file, valid a minute: the store's own, or ours when it has none. */
export async function linkFile(ctx: Context, actor: Actor, id: number): Promise<{ url: string; expires_at: string }> {
  const file = await openFile(ctx, actor, id);
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + LINK_SECONDS * 1000);
  const own = () => {
    const { expires, signature } = ctx.fileLinks.sign(id, expiresAt);
    return `${ctx.config.publicUrl}/api/files/${id}/?expires=${expires}&signature=${signature}`;
  };
  // The store has a contract sealed: its own link would give what nobody can read.
  const link = file.kind === "contract" ? null : ctx.storage.link(file.storageKey, shownAs(file), now, LINK_SECONDS);
  const url = (await link) ?? own();
  return { url, expires_at: expiresAt.toISOString() };
}

const fileNotFound = () => notFound("file_not_found", fileFr.notFound);

function findFile(ctx: Context, id: number) {
  return ctx.db.selectFrom("files").where("id", "=", id).selectAll().executeTakeFirst();
}
type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

const readBytes = (ctx: Context, file: FileRow) =>
  file.kind === "contract" ? readContractFile(ctx, file) : ctx.storage.get(file.storageKey);

const shownAs = ({ mediaType, originalName }: FileRow) => ({
  mediaType,
  name: originalName,
  inline: mediaType.startsWith("image/"),
});

/** Not found for everyone else. Opening someone's CV is logged, and its owner sees it. */
async function openFile(ctx: Context, actor: Actor | null, id: number): Promise<FileRow> {
  const file = await findFile(ctx, id);
  if (!file || !(await mayRead(ctx, actor, file))) throw fileNotFound();
  if (file.kind === "cv" && actor?.role === "employer") {
    await ctx.limiter.spend("cv_views", `u${actor.userId}`);
    await requireContact(ctx, actor, file.ownerId);
  }
  return file;
}

/** As many people a day as the level of the company allows; the person sees that their CV was opened. */
async function requireContact(ctx: Context, employer: Employer, candidateId: number): Promise<void> {
  const levelLimits = ctx.settings.levelLimits();
  const view = { subject: "cv", at: ctx.now(), levelLimits } as const;
  const opened = await transaction(ctx, (tx) => openContacts(tx, employer, [candidateId], view));
  if (opened.has(candidateId)) return;
  const limit = "contacts_per_day";
  const { level, limits } = await readLimits(ctx.db, employer.companyId, levelLimits);
  const sentence = levelLimitText(limit, level, limits[limit] ?? 0);
  throw new AppError(403, "level_limit", sentence, { refused: { limit, level } });
}

/** A photo is visible with any current application to the company; a CV only with the application it was sent with. */
async function mayRead(ctx: Context, actor: Actor | null, file: FileRow): Promise<boolean> {
  // What proves a company is read by the office alone, in its own way.
  if (file.kind === "company_proof") return false;
  if (file.kind === "contract" && actor?.role === "employer") return isOwnContract(ctx, actor, file.id);
  if (actor?.userId === file.ownerId) return true;
  if (file.kind === "logo") return isShownLogo(ctx, actor, file.id);
  if (actor?.role !== "employer") return false;
  const { relation, cvFileIds } = await readRelation(ctx.db, actor, file.ownerId, ctx.now());
  if (file.kind === "cv") return actor.member.role !== "shift_lead" && cvFileIds.includes(file.id);
  return relation === "live";
}

/** For owners and managers of the establishment, as the page of the application. */
async function isOwnContract(ctx: Context, employer: Employer, fileId: number): Promise<boolean> {
  if (employer.member.role === "shift_lead") return false;
  const { rows } = await sql`select from contracts c join applications a on a.id = c.application_id
    where c.file_id = ${fileId} and ${isOwnApplication(employer, "a")}`.execute(ctx.db);
  return rows.length > 0;
}

async function isShownLogo(ctx: Context, actor: Actor | null, fileId: number): Promise<boolean> {
  const company = await ctx.db
    .selectFrom("companies")
    .where("logoFileId", "=", fileId)
    .select(["id", "firstPublishedAt"])
    .executeTakeFirst();
  if (!company) return false;
  return company.firstPublishedAt !== null || (actor?.role === "employer" && actor.companyId === company.id);
}
