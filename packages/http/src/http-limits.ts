/** What one connection may cost us, for both servers. */
export const HTTP_LIMITS = {
  headersMs: 10_000,
  /** The whole request, an upload on a slow phone included. */
  uploadMs: 60_000,
  /** The whole request when it is no upload. */
  requestMs: 15_000,
  /** A connection on which nothing moves. */
  idleMs: 30_000,
  /** Between two requests. */
  keepAliveMs: 65_000,
  /** How often the three first are looked at: Node's own default is coarser than the limits themselves. */
  checkMs: 1_000,
  headerBytes: 16 * 1024,
  headers: 100,
  targetLength: 2_048,
} as const;
