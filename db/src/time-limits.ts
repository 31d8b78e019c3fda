/** How long PostgreSQL may take, in milliseconds, before it gives up by itself; 0 is for ever. */
export type TimeLimits = { statement: number; lock: number; idleInTransaction: number };

/** A visitor has left by then. */
export const API_LIMITS: TimeLimits = { statement: 5_000, lock: 2_000, idleInTransaction: 10_000 };
/** Sweeps and counts read whole tables. */
export const WORKER_LIMITS: TimeLimits = { statement: 60_000, lock: 10_000, idleInTransaction: 10_000 };
/** Tools that fill or measure a database. */
export const NO_LIMITS: TimeLimits = { statement: 0, lock: 0, idleInTransaction: 0 };
