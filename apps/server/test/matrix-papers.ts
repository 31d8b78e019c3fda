/** The lines of the matrix about civil status and declarations; see matrix.ts. */
import { aContract } from "@app/db/builders/contracts";
import { certificateBits } from "@app/domain/papers/certificates";
import { dossierEnd, keyWeek, vaultWeek } from "@app/domain/papers/dossier";
import type { Context } from "../src/platform/context.ts";
import { sealEnvelope } from "../src/platform/keys/envelope.ts";
import { canary } from "./canaries.ts";
import { type Line, nothing, sending } from "./matrix-line.ts";
import { aContractCode, CIVIL, COMPANY_PAPERS, CONTRACT, PAPERS_ROW } from "./papers-scene.ts";

const DAY = 86_400_000;
/** As in matrix-scene.ts. */
const STARTS_IN_DAYS = 5;

/** A yes of both, whose civil status is each time as the person shared it, and stored it for themselves. */
const storesCivilStatus =
  (ctx: Context, scene: number, hire: () => Promise<{ id: number; candidateId: number; companyId: number }>) =>
  async (): Promise<number> => {
    const { id: applicationId, candidateId, companyId } = await hire();
    const now = ctx.now();
    const eraseAt = dossierEnd(new Date(now.getTime() + STARTS_IN_DAYS * DAY));
    await ctx.weekKeys.draw([keyWeek(eraseAt), vaultWeek(now)]);
    const text = JSON.stringify({ ...CIVIL, firstNames: canary("civil", scene) });
    const shared = await sealEnvelope(ctx.weekKeys, keyWeek(eraseAt), text, `dossier:${applicationId}`);
    const own = await sealEnvelope(ctx.weekKeys, vaultWeek(now), text, `vault:${candidateId}`);
    if (!shared || !own) throw new Error("no key");
    await ctx.db.deleteFrom("dossiers").where("applicationId", "=", applicationId).execute();
    await ctx.db.deleteFrom("vaults").where("candidateId", "=", candidateId).execute();
    await ctx.db
      .insertInto("dossiers")
      .values({ applicationId, candidateId, companyId, ...shared, sharedAt: now, eraseAt })
      .execute();
    await ctx.db
      .insertInto("companyPapers")
      .values({ companyId, ...PAPERS_ROW, updatedAt: now })
      .onConflict((oc) => oc.doNothing())
      .execute();
    await ctx.db
      .insertInto("vaults")
      .values({ candidateId, ...own, savedAt: now })
      .execute();
    return applicationId;
  };

/** A new version of the contract of a hire each time, which both may sign with the code 000000. */
const writesContract =
  (ctx: Context, hire: () => Promise<{ id: number; candidateId: number }>, signatoryId: number) => async () => {
    const application = await hire();
    const made = await aContract(ctx.db, { application, signatoryId });
    for (const userId of [application.candidateId, signatoryId]) await aContractCode(ctx, made.id, userId);
    return { id: `${application.id}/${made.version}`, body: { sha256: made.sha256.toString("hex"), code: "000 000" } };
  };

/** A hire of a mission that asks for HACCP, which its person declares. */
const declaresCertificate = (ctx: Context, hire: Hired) => async () => {
  const { id, candidateId } = await hire();
  const haccp = certificateBits(["haccp"]);
  await ctx.db
    .updateTable("missions")
    .set({ certificates: haccp })
    .where("id", "=", (eb) => eb.selectFrom("applications").where("id", "=", id).select("missionId"))
    .execute();
  await ctx.db
    .insertInto("certificates")
    .values({ candidateId, kind: "haccp", declaredAt: ctx.now() })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return id;
};

type Hired = () => Promise<{ id: number; candidateId: number; companyId: number }>;

export const aPaperScene = (ctx: Context, scene: number, hired: Hired, signatoryId: number) => ({
  hired: storesCivilStatus(ctx, scene, hired),
  contract: writesContract(ctx, hired, signatoryId),
  certified: declaresCertificate(ctx, hired),
});

export const PAPERS: Record<string, Line> = {
  "GET /api/applications/:id/dossier/": [
    async (s) => ({ id: await s.hired() }),
    "401 200 404 200 404 403",
    "civil",
    "civil",
  ],
  "PUT /api/applications/:id/dossier/": [
    async (s) => ({ id: await s.hired(), body: { ...CIVIL, firstNames: canary("civil", s.number) } }),
    "401 200 404 403 403 403",
    "civil",
  ],
  "DELETE /api/applications/:id/dossier/": [async (s) => ({ id: await s.hired() }), "401 200 404 403 403 403"],
  "GET /api/vault/": [
    async (s) => {
      await s.hired();
      return {};
    },
    "401 200 200 403 403 403",
    "civil",
  ],
  "DELETE /api/vault/": [() => ({}), "401 200 200 403 403 403"],
  "GET /api/certificates/": [nothing, "401 200 200 403 403 403"],
  "PUT /api/certificates/": [
    sending({ certificates: [{ kind: "haccp", validUntil: null }] }),
    "401 200 200 403 403 403",
  ],
  "POST /api/applications/:id/certificates/:kind/seen/": [
    async (s) => ({ id: `${await s.certified()}/haccp` }),
    "401 403 403 200 404 403",
  ],
  "PUT /api/applications/:id/declaration/": [
    async (s) => ({
      id: await s.hired(),
      body: { channel: "payroll", declaredAt: new Date(Date.now() - 60_000).toISOString(), rightToWorkChecked: true },
    }),
    "401 403 403 200 404 403",
  ],
  "GET /api/applications/:id/dpae/": [
    async (s) => ({ id: await s.hired() }),
    "401 403 403 200 404 403",
    "",
    "civil street",
  ],
  "GET /api/applications/:id/dpae.txt": [
    async (s) => ({ id: await s.hired() }),
    "401 403 403 200 404 403",
    "",
    "civil street",
  ],
  "GET /api/company/papers/": [nothing, "401 403 403 200 200 403"],
  "PUT /api/company/papers/": [sending(COMPANY_PAPERS), "401 403 403 200 200 403"],
  "GET /api/applications/:id/contract/": [async (s) => ({ id: await s.hired() }), "401 200 404 200 404 403"],
  "POST /api/applications/:id/contract/": [
    async (s) => ({ id: await s.hired(), body: CONTRACT(s.employer.id) }),
    "401 403 403 201 404 403",
  ],
  "POST /api/applications/:id/contract/:version/code/": [(s) => s.contract(), "401 200 404 200 404 403"],
  "POST /api/applications/:id/contract/:version/accept/": [(s) => s.contract(), "401 200 404 200 404 403"],
  "POST /api/applications/:id/contract/:version/translation/": [(s) => s.contract(), "401 200 404 403 403 403"],
  "GET /api/applications/:id/contract-limits/": [async (s) => ({ id: await s.hired() }), "401 403 403 200 404 403"],
};
