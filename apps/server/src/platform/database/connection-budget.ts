/** How many connections to PostgreSQL a process may open; docs/operations.md adds them up. */

/** The pool of each api and of each worker, unless DATABASE_POOL gives another size. */
export const DATABASE_POOL = 10;

/** With a replica, an api opens one more, to see how far the replica is behind; and its pool and one more on the replica. */
export const WATCH_CONNECTIONS = 1;

/** Jobs that run at the same time in one worker. */
export const JOB_CONCURRENCY = 5;

/** One per job, one that listens for new jobs, one that takes them, one that holds the lock of a living worker. */
export const SESSION_CONNECTIONS = JOB_CONCURRENCY + 3;
