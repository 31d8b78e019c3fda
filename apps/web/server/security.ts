import type { FastifyRequest } from "fastify";

export const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self)",
};

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
