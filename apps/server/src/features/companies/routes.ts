import * as contract from "@app/contract/companies/companies";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { presentCompany, readCompany } from "../../views/company.ts";
import { ownCompanyRecord } from "./company-record.ts";
import { readRights } from "./company-rights.ts";
import { readPublicCompany } from "./public-company.ts";
import { removeLogo, updateLogo } from "./replace-logo.ts";
import { searchRegister } from "./search-register.ts";
import { updateCompany } from "./update-company.ts";

export function companyRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, contract.companyRoute, async ({ actor }) => ({
    ...presentCompany(await readCompany(ctx.db, actor.companyId)),
    rights: await readRights(ctx, actor),
  }));
  mount(app, ctx, contract.companyRecordRoute, ({ actor }) => ownCompanyRecord(ctx, actor));
  mount(app, ctx, contract.updateCompanyRoute, async ({ actor, body, files }) => ({
    company: presentCompany(await updateCompany(ctx, actor, body, files)),
  }));
  mount(app, ctx, contract.updateLogoRoute, async ({ actor, body, files }) => ({
    company: presentCompany(await updateLogo(ctx, actor, body.id, files)),
  }));
  mount(app, ctx, contract.removeLogoRoute, async ({ actor }) => ({
    company: presentCompany(await removeLogo(ctx, actor)),
  }));
  mount(app, ctx, contract.searchCompaniesRoute, async ({ query }) => ({
    results: await searchRegister(ctx, query.q),
  }));
  mount(app, ctx, contract.publicCompanyRoute, ({ actor, params }) =>
    ctx.reads.page(actor, (from) => readPublicCompany(from, actor, params.id)),
  );
}
