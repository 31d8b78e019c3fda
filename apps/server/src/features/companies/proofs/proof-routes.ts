import * as contract from "@app/contract/companies/company-proofs";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../platform/context.ts";
import { mount } from "../../../platform/http/mount.ts";
import { askProof } from "./ask-proof.ts";
import { confirmProof } from "./confirm-proof.ts";
import { listProofs } from "./list-proofs.ts";

export function proofRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, contract.companyProofsRoute, ({ actor }) => listProofs(ctx, actor));
  mount(app, ctx, contract.addProofRoute, ({ actor, body, files }) => askProof(ctx, actor, body, files));
  mount(app, ctx, contract.confirmProofRoute, ({ actor, params, body }) =>
    confirmProof(ctx, actor, params.id, body.code),
  );
}
