import * as contract from "@app/contract/missions/drafts";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../platform/context.ts";
import { mount } from "../../../platform/http/mount.ts";
import { listDrafts, readDraft } from "./list-drafts.ts";
import { addDraft, deleteDraft, editDraft } from "./write-draft.ts";

export function draftRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, contract.listDraftsRoute, ({ actor, query, request }) => listDrafts(ctx, actor, query, request.url));
  mount(app, ctx, contract.draftRoute, ({ actor, params }) => readDraft(ctx, actor, params.id));
  mount(app, ctx, contract.addDraftRoute, ({ actor, body, idempotencyKey }) =>
    addDraft(ctx, actor, body, idempotencyKey),
  );
  mount(app, ctx, contract.editDraftRoute, ({ actor, params, body }) => editDraft(ctx, actor, params.id, body));
  mount(app, ctx, contract.deleteDraftRoute, async ({ actor, params }) => {
    await deleteDraft(ctx, actor, params.id);
    return {};
  });
}
