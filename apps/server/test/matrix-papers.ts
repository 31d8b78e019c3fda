/** The lines of the matrix about civil status and declarations; see matrix.ts. */
import { dossierEnd, keyWeek, vaultWeek } from "@app/domain/papers/dossier";
import type { Context } from "../src/platform/context.ts";
import { sealEnvelope } from "../src/platform/keys/envelope.ts";
import { canary } from "./canaries.ts";
import type { Line } from "./matrix-line.ts";
import { CIVIL } from "./papers-scene.ts";

const DAY = 86_400_000;
type Of = { application: number; candidate: number; company: number };

/** As the person shared it, and stored it for themselves. */
export async function storeCivilStatus(ctx: Context, { application, candidate, company }: Of, scene: number) {
  const now = ctx.now();
  const eraseAt = dossierEnd(new Date(now.getTime() + DAY));
  await ctx.weekKeys.draw([keyWeek(eraseAt), vaultWeek(now)]);
  const text = JSON.stringify({ ...CIVIL, firstNames: canary("civil", scene) });
  const shared = await sealEnvelope(ctx.weekKeys, keyWeek(eraseAt), text, `dossier:${application}`);
  const own = await sealEnvelope(ctx.weekKeys, vaultWeek(now), text, `vault:${candidate}`);
  if (!shared || !own) throw new Error("no key");
  await ctx.db.deleteFrom("dossiers").where("applicationId", "=", application).execute();
  await ctx.db.deleteFrom("vaults").where("candidateId", "=", candidate).execute();
  const of = { applicationId: application, candidateId: candidate, companyId: company };
  await ctx.db
    .insertInto("dossiers")
    .values({ ...of, ...shared, sharedAt: now, eraseAt })
    .execute();
  await ctx.db
    .insertInto("vaults")
    .values({ candidateId: candidate, ...own, savedAt: now })
    .execute();
}

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
