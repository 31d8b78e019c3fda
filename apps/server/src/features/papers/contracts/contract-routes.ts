import * as papers from "@app/contract/papers/company-papers";
import * as contracts from "@app/contract/papers/contracts";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../platform/context.ts";
import { mount } from "../../../platform/http/mount.ts";
import { askTranslation } from "./ask-translation.ts";
import { readCompanyPapers, writeCompanyPapers } from "./company-papers.ts";
import { sendContractCode } from "./contract-codes.ts";
import { readContracts } from "./contracts-view.ts";
import { makeContract } from "./make-contract.ts";
import { readFindings } from "./read-findings.ts";
import { signContract } from "./sign-contract.ts";

export function contractRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, papers.companyPapersRoute, ({ actor }) => readCompanyPapers(ctx.db, actor.companyId));
  mount(app, ctx, papers.writeCompanyPapersRoute, ({ actor, body }) => writeCompanyPapers(ctx, actor, body));
  mount(app, ctx, contracts.contractsRoute, ({ actor, params }) => readContracts(ctx.db, actor, params.id));
  mount(app, ctx, contracts.makeContractRoute, ({ actor, params, body, idempotencyKey }) =>
    makeContract(ctx, actor, params.id, body, idempotencyKey),
  );
  mount(app, ctx, contracts.contractCodeRoute, ({ actor, params }) =>
    sendContractCode(ctx, actor, params.id, params.version),
  );
  mount(app, ctx, contracts.signContractRoute, ({ actor, params, body }) =>
    signContract(ctx, actor, params.id, params.version, body),
  );
  mount(app, ctx, contracts.askTranslationRoute, ({ actor, params }) =>
    askTranslation(ctx, actor, params.id, params.version),
  );
  mount(app, ctx, contracts.contractFindingsRoute, ({ actor, params }) => readFindings(ctx, actor, params.id));
}
