import { fileLinkRoute, fileRoute } from "@app/contract/http/files";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { linkFile, readFile } from "./read-file.ts";

export function fileRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, fileRoute, ({ actor, params, query }) => readFile(ctx, actor, params.id, query));
  mount(app, ctx, fileLinkRoute, ({ actor, params }) => linkFile(ctx, actor, params.id));
}
