import type { FastifyInstance, FastifyRequest } from "fastify";
import { CSP_REPORTS_PATH } from "./csp-reports.ts";

/** Two years, as the preload list asks; https only. */
const HSTS = "max-age=63072000; includeSubDomains";
const CSP_GROUP = "csp";

/** For every response, static files included. */
export function securityHeaders(publicUrl: URL): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()",
    ...(publicUrl.protocol === "https:" && { "strict-transport-security": HSTS }),
  };
}

/** Where browsers send the violations that the policy below names. */
export const REPORTING_ENDPOINTS = `${CSP_GROUP}="${CSP_REPORTS_PATH}"`;

export interface PagePolicies {
  /** Of a page rendered for one person: its nonce also lets the scripts it streams run. */
  withNonce: (nonce: string) => string;
  /** Of a page whose bytes are the same for everyone: the scripts written inside it, by their hashes. */
  withHashes: (scripts: readonly string[]) => string;
}

export function contentSecurityPolicies(publicUrl: URL): PagePolicies {
  const socket = publicUrl.origin.replace(/^http/, "ws");
  const others = [
    "default-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // « strict-dynamic » would refuse the service worker.
    "worker-src 'self'",
    `connect-src 'self' ${socket}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-to ${CSP_GROUP}`,
    // For browsers that do not know report-to; the others ignore it.
    `report-uri ${CSP_REPORTS_PATH}`,
  ].join("; ");
  return {
    withNonce: (nonce) =>
      `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ${others}`,
    withHashes: (scripts) => `script-src ${["'self'", ...scripts].join(" ")}; style-src 'self'; ${others}`,
  };
}

/** Detects cross-site posts by the Origin or Sec-Fetch-Site header. */
export function isForeignPost(request: FastifyRequest, publicUrl: URL): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const { origin } = request.headers;
  if (origin !== undefined) return origin !== publicUrl.origin && origin !== `${request.protocol}://${request.host}`;
  const site = request.headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}

/** For files and feeds; pages set their own policy. */
export function refuseFraming(app: FastifyInstance): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", "frame-ancestors 'none'");
  });
}
