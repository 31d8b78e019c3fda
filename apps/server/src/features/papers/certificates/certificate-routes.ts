import { certificatesRoute, seeCertificateRoute, writeCertificatesRoute } from "@app/contract/papers/certificates";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../platform/context.ts";
import { mount } from "../../../platform/http/mount.ts";
import { readCertificates } from "./read-certificates.ts";
import { seeCertificate } from "./see-certificate.ts";
import { writeCertificates } from "./write-certificates.ts";

export function certificateRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, certificatesRoute, ({ actor }) => readCertificates(ctx.db, actor));
  mount(app, ctx, writeCertificatesRoute, ({ actor, body }) => writeCertificates(ctx, actor, body));
  mount(app, ctx, seeCertificateRoute, ({ actor, params }) => seeCertificate(ctx, actor, params.id, params.kind));
}
