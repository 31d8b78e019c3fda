import type { Comparison } from "../load/compare.ts";
import { type Measure, percentile } from "../load/measure.ts";
import { type Bench, readSql } from "./row.ts";

/** Applications of one sweep, each of a mission drawn at random: hardly two of them share one. */
const DUE = 1_000;
/** As apps/server/src/features/applications/clocks/sweep-replies.ts. */
const BATCH = 500;
/** The first of a run reads its plans. */
const SWEEPS = 21;

/**
 * A thousand applications that nobody answered in time, ended as the worker does it, and by the fewest statements that write as much
 * for the company and the person. A minute of deadlines for each sweep, so that nothing is prepared beside the clock. `runs`: of both.
 */
export async function deadlineComparison({ client }: Pick<Bench, "client">, runs: number): Promise<Comparison> {
  const minutes = runs * SWEEPS;
  const engine = await readSql("deadlines.sql");
  let prepared: Promise<Date> | undefined;
  const firstDeadline = () => (prepared ??= prepare(client, minutes));
  let minute = 0;
  const time = async (first: Date, sweep: (at: Date) => Promise<number>): Promise<Measure> => {
    const times: number[] = [];
    for (let n = 0; n < SWEEPS; n += 1) {
      if (minute === minutes) throw new Error("No deadline is left");
      const at = new Date(first.getTime() + minute * 60_000);
      minute += 1;
      const started = performance.now();
      const ended = await sweep(at);
      if (n > 0) times.push(performance.now() - started);
      if (ended !== DUE) throw new Error(`${ended} of ${DUE} applications ended`);
    }
    times.sort((a, b) => a - b);
    const perSecond = (1_000 * times.length) / times.reduce((sum, ms) => sum + ms, 0);
    return { perSecond, p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) };
  };
  const inBatches = (sweepBatch: (at: Date) => Promise<{ due: number; done: number }>) => async (at: Date) => {
    let ended = 0;
    for (;;) {
      const { due, done } = await sweepBatch(at);
      ended += done;
      if (due < BATCH) return ended;
    }
  };
  const ask = async (text: string, at: Date) => {
    const { rows } = await client.query<{ swept: { due: number; done: number } }>({
      name: text === engine ? "engine" : "sweep",
      text,
      values: [at, BATCH],
    });
    return rows[0]?.swept ?? { due: 0, done: 0 };
  };
  return {
    name: "1,000 deadlines",
    clients: 1,
    ours: async () =>
      time(
        await firstDeadline(),
        inBatches((at) => ask("select sweep_replies($1, $2) as swept", at)),
      ),
    baseline: async () => {
      const first = await firstDeadline();
      return withoutTriggers(client, () =>
        time(
          first,
          inBatches((at) => ask(engine, at)),
        ),
      );
    },
  };
}

/** Nor foreign keys: the engine checks nothing and derives nothing. */
async function withoutTriggers<T>(client: Bench["client"], work: () => Promise<T>): Promise<T> {
  await client.query("set session_replication_role = replica");
  const result = await work();
  await client.query("reset session_replication_role");
  return result;
}

/**
 * Applications that wait, those of an earlier bench again, with a deadline and an unread notification: of the employer, who did not open
 * it, or of the person, who read nothing since it was opened.
 */
async function prepare(client: Bench["client"], minutes: number): Promise<Date> {
  const first = await withoutTriggers(client, () => setDeadlines(client, minutes));
  await client.query("vacuum analyze applications, missions, notifications");
  return first;
}

async function setDeadlines(client: Bench["client"], minutes: number): Promise<Date> {
  await client.query(
    "insert into graphile_worker._private_tasks (identifier) values ('application.lapsed') on conflict do nothing",
  );
  await client.query(
    "update applications set status = 'pending', lapsed_at = null, decided_at = null where status = 'lapsed'",
  );
  await client.query("update missions set ended_applications = 0 where ended_applications > 0");
  await client.query("delete from notifications where event_key like 'bench:%'");
  await client.query("update applications set reply_by = null, reply_due_at = null where reply_due_at < now()");
  const { rows } = await client.query<{ first: Date; deadlines: number }>(
    `with due as (
       select id, date_trunc('minute', now()) - interval '1 day' + (row_number() over () - 1) / $2 * interval '1 minute' as at
       from (select id from applications where status in ('pending', 'reviewed') and candidate_status is null
         order by hashint8(id) limit $1::integer * $2::integer) drawn),
     deadlines as (
       update applications a set reply_by = d.at, reply_due_at = d.at from due d where a.id = d.id
       returning a.id, a.mission_id, a.candidate_id, a.created_at, a.reply_by),
     notified as (
       insert into notifications (user_id, type, kind, event_key, title, message, action_url, created_at)
       select n.user_id, 'application_update', n.kind, 'bench:' || d.id, 'Nouvelle candidature', '', n.url || d.id, d.created_at
       from deadlines d join missions m on m.id = d.mission_id
       cross join lateral (values
         (0, m.created_by, 'application_received', '/employeur/tableau-de-bord/candidatures/'),
         (1, d.candidate_id, 'application_seen', '/candidat/tableau-de-bord/candidatures#candidature-')) n (half, user_id, kind, url)
       where n.half = d.id % 2)
     select min(reply_by) as first, count(*)::integer as deadlines from deadlines`,
    [minutes, DUE],
  );
  const { first = new Date(), deadlines = 0 } = rows[0] ?? {};
  if (deadlines < minutes * DUE) throw new Error(`${minutes * DUE} applications are needed, ${deadlines} wait`);
  return first;
}
