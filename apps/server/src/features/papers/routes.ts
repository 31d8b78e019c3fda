import { declarationSheetRoute, declarationTextRoute, declareRoute } from "@app/contract/papers/declaration";
import {
  deleteDossierRoute,
  deleteVaultRoute,
  dossierRoute,
  shareDossierRoute,
  vaultRoute,
} from "@app/contract/papers/dossier";
import { undeclaredRoute } from "@app/contract/papers/undeclared";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { certificateRoutes } from "./certificates/certificate-routes.ts";
import { contractRoutes } from "./contracts/contract-routes.ts";
import { readSheet, sheetText } from "./declaration-sheet.ts";
import { declareHire } from "./declare.ts";
import { readDossier } from "./read-dossier.ts";
import { deleteDossier, shareDossier } from "./share-dossier.ts";
import { readUndeclared } from "./undeclared/read-undeclared.ts";
import { deleteVault, readVault } from "./vault.ts";

export function paperRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, dossierRoute, ({ actor, params }) => readDossier(ctx, actor, params.id));
  mount(app, ctx, shareDossierRoute, ({ actor, params, body }) => shareDossier(ctx, actor, params.id, body));
  mount(app, ctx, deleteDossierRoute, ({ actor, params }) => deleteDossier(ctx, actor, params.id));
  mount(app, ctx, vaultRoute, ({ actor }) => readVault(ctx, actor));
  mount(app, ctx, deleteVaultRoute, ({ actor }) => deleteVault(ctx, actor));
  mount(app, ctx, declareRoute, ({ actor, params, body }) => declareHire(ctx, actor, params.id, body));
  mount(app, ctx, declarationSheetRoute, ({ actor, params }) => readSheet(ctx, actor, params.id));
  mount(app, ctx, declarationTextRoute, ({ actor, params }) => sheetText(ctx, actor, params.id));
  certificateRoutes(app, ctx);
  mount(app, ctx, undeclaredRoute, ({ actor }) => readUndeclared(ctx, actor));
  contractRoutes(app, ctx);
}
