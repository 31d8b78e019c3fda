import { catalogueRoute, skillSuggestionsRoute } from "@app/contract/catalogue/catalogue";
import { suggestSkills } from "@app/domain/catalogue/skills";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { catalogue } from "./catalogue-view.ts";

const CATALOGUE_TEXT = JSON.stringify(catalogue);

export function catalogueRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, catalogueRoute, async () => CATALOGUE_TEXT);
  mount(app, ctx, skillSuggestionsRoute, async ({ query }) => ({
    results: suggestSkills(query.title, query.sector),
  }));
}
