import type { FastifyRequest } from "fastify";
import { CSP_REPORTS_PATH } from "./csp-reports.ts";

/** Two years, as browsers ask of sites in their preloaded list; a plain http address would be refused it. */
const HSTS = "max-age=63072000; includeSubDomains";
const CSP_GROUP = "csp";

/** Of every answer of the web server, static files included. A page may set its own in their place. */
export function securityHeaders(publicUrl: URL): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ...(publicUrl.protocol === "https:" && { "strict-transport-security": HSTS }),
  };
}

/** Where browsers send the violations that the policy below names. */
export const REPORTING_ENDPOINTS = `${CSP_GROUP}="${CSP_REPORTS_PATH}"`;

/** Only scripts we wrote run; only our own origin is spoken to. Made once, and completed with the nonce of each answer. */
export function contentSecurityPolicy(publicUrl: URL): (nonce: string) => string {
  const socket = publicUrl.origin.replace(/^http/, "ws");
  const others = [
    "default-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // « strict-dynamic » would refuse the service worker, which no script of ours loads but the browser itself.
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
  return (nonce) => `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ${others}`;
}

/** A change asked from another site: its browser says so, in one header or the other. */
export function isForeignPost(request: FastifyRequest, publicUrl: URL): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const { origin } = request.headers;
  if (origin !== undefined) return origin !== publicUrl.origin && origin !== `${request.protocol}://${request.host}`;
  const site = request.headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}
