/** The lines of the matrix about civil status and declarations; see matrix.ts. */
import { dossierEnd, keyWeek, vaultWeek } from "@app/domain/papers/dossier";
import type { Context } from "../src/platform/context.ts";
import { sealEnvelope } from "../src/platform/keys/envelope.ts";
import { canary } from "./canaries.ts";
import type { Line } from "./matrix-line.ts";
import { CIVIL } from "./papers-scene.ts";

const DAY = 86_400_000;
/** As in matrix-scene.ts. */
const STARTS_IN_DAYS = 5;

/** A yes of both, whose civil status is each time as the person shared it, and stored it for themselves. */
export const storesCivilStatus =
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
      .insertInto("vaults")
      .values({ candidateId, ...own, savedAt: now })
      .execute();
    return applicationId;
  };

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
};
