/** No framing, no type sniffing. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    // Only with https.
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}
