import * as contract from "@app/contract/companies/establishments";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../platform/context.ts";
import { mount } from "../../../platform/http/mount.ts";
import { listEstablishments } from "./list-establishments.ts";
import { addEstablishment, editEstablishment } from "./write-establishments.ts";

export function establishmentRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, contract.establishmentsRoute, ({ actor }) => listEstablishments(ctx, actor));
  mount(app, ctx, contract.addEstablishmentRoute, ({ actor, body, idempotencyKey }) =>
    addEstablishment(ctx, actor, body, idempotencyKey),
  );
  mount(app, ctx, contract.editEstablishmentRoute, ({ actor, params, body }) =>
    editEstablishment(ctx, actor, params.id, body),
  );
}
