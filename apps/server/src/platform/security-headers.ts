/** An API has nothing to show: no page may frame it, no browser may guess what it sends. The same for every answer. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    // Browsers ignore it over http, and a site without https must not promise it.
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}
