/** What so many users need, from measured costs and assumptions. */
import { ACTIVITY, BEHAVIOUR, FILES, MACHINES, MONTHS, PRICES, ROW_BYTES, VISIT, VISITOR } from "./assumptions.ts";
import type { Cost, Measured } from "./measured.ts";

const DAY_S = 86_400;
const MONTH_DAYS = 30.4;
const GB = 1e9;

export type Plan = ReturnType<typeof planFor>;

export function planFor(users: number, measured: Measured) {
  const day = activityOf(users);
  const cores = coresFor(day, measured);
  const rows = storedBytes(users, day);
  const disk = (rows.total * MACHINES.diskFactor) / GB;
  const memory = 2 + (rows.live + rows.total * MACHINES.hotShare) / GB;
  const files =
    (users *
      (FILES.shareWithCv * FILES.cvBytes + FILES.shareWithPhoto * FILES.photoBytes) *
      (1 - BEHAVIOUR.employers)) /
    GB;
  const sockets = Math.ceil(day.active * BEHAVIOUR.connectedAtPeak);
  const redis = 0.1 + (day.active * MACHINES.redisBytesPerActive) / GB;
  const hosts = hostsFor(users, cores, memory);
  const price = priceOf({ hosts, disk, files, day, measured });
  return { users, day, cores, rows, disk, memory, files, sockets, redis, hosts, price };
}

type Day = ReturnType<typeof activityOf>;

function activityOf(users: number) {
  const active = users * BEHAVIOUR.activeADay;
  const missions = (users * BEHAVIOUR.employers * ACTIVITY.missionsPerEmployerAMonth) / MONTH_DAYS;
  const applications = missions * ACTIVITY.applicationsPerMission;
  const notifications =
    applications * ACTIVITY.notificationsPerApplication + missions * ACTIVITY.propositionsPerMission;
  return {
    active,
    visitors: active * BEHAVIOUR.visitorsPerActive,
    missions,
    applications,
    acceptances: missions * ACTIVITY.acceptancesPerMission,
    messages: applications * ACTIVITY.messagesPerApplication,
    notifications,
    pushes: notifications * ACTIVITY.pushesPerNotification,
    mails: notifications * ACTIVITY.mailsPerNotification,
  };
}

/** At the busiest moment, half busy. */
function coresFor(day: Day, measured: Measured) {
  const calls: [number, Cost][] = [
    [day.active * VISIT.searches + day.visitors * VISITOR.renderedPages, measured.search],
    [day.active * VISIT.missionsRead, measured.mission],
    [day.active * VISIT.ownLists, measured.list],
    [day.active * VISIT.profiles, measured.profile],
  ];
  const writes: [number, Cost][] = [
    [day.applications, measured.apply],
    // Publishing was not measured alone: it is counted as an acceptance, the dearest write.
    [day.acceptances + day.missions, measured.accept],
  ];
  const message = 2 / measured.messagesPerSecond;
  const at = (seconds: number) => (seconds / DAY_S) * (BEHAVIOUR.peak / MACHINES.busy);
  const sum = (rows: [number, Cost][], part: keyof Cost) =>
    rows.reduce((total, [n, cost]) => total + n * cost[part], 0);
  const pages = day.active * VISIT.pages + day.visitors * VISITOR.renderedPages;
  // A notification was not measured alone either: it is counted as an application on PostgreSQL, in the worker and in the database.
  const jobs = day.notifications * measured.apply.engine;
  const web = at(pages * measured.renderedPage + day.visitors * VISITOR.sharedPages * measured.sharedPage);
  const api = at(sum([...calls, ...writes], "api") + (day.messages * message) / 2);
  const worker = at(jobs);
  const reads = at(sum(calls, "engine"));
  const writing = at(sum(writes, "engine") + jobs + (day.messages * message) / 2);
  const requests = calls.concat(writes).reduce((total, [n]) => total + n, 0);
  return { web, api, worker, reads, writing, requestsAtPeak: (requests / DAY_S) * BEHAVIOUR.peak };
}

function storedBytes(users: number, day: Day) {
  const during = (months: number, perDay: number, bytes: number) => months * MONTH_DAYS * perDay * bytes;
  const live = day.missions * ACTIVITY.missionLiveDays * ROW_BYTES.liveMission;
  const mission = ROW_BYTES.mission + ACTIVITY.shiftsPerMission * ROW_BYTES.shift;
  const application = ROW_BYTES.application + ROW_BYTES.applicationEvents;
  const parts = {
    people: users * ROW_BYTES.person,
    missions: live + during(MONTHS.missions, day.missions, mission),
    applications: during(MONTHS.applications, day.applications, application),
    messages:
      during(MONTHS.messages, day.messages, ROW_BYTES.message) +
      during(MONTHS.messages, day.applications / 2, ROW_BYTES.conversation),
    notifications: during(MONTHS.notifications, day.notifications, ROW_BYTES.notification),
    records:
      during(MONTHS.propositions, day.missions * ACTIVITY.propositionsPerMission, ROW_BYTES.proposition) +
      during(MONTHS.events, day.active * ACTIVITY.securityEventsPerActive, ROW_BYTES.securityEvent),
  };
  const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
  return { ...parts, live, total };
}

type Host = { role: string; count: number; cores: number; memoryGb: number };

/** One machine at first; then the database apart, with one that takes over, and replicas once reads need them. */
function hostsFor(users: number, cores: ReturnType<typeof coresFor>, memory: number): Host[] {
  const front = cores.web + cores.api + cores.worker;
  const database = cores.reads + cores.writing;
  if (users <= MACHINES.oneHostAccounts)
    return [
      { role: "everything", count: 1, cores: powerOfTwo(front + database, 4), memoryGb: powerOfTwo(memory + 8, 8) },
    ];
  const replicas = Math.max(0, Math.ceil(database / MACHINES.databaseCores) - 1);
  const size = powerOfTwo(Math.min(MACHINES.databaseCores, database / (replicas + 1)), 4);
  return [
    {
      role: "web, api, worker",
      count: Math.max(2, Math.ceil(front / MACHINES.hostCores)),
      cores: MACHINES.hostCores,
      memoryGb: MACHINES.hostMemoryGb,
    },
    { role: "PostgreSQL", count: 2 + replicas, cores: size, memoryGb: powerOfTwo(memory, 16) },
    { role: "etcd, Redis, Prometheus", count: 3, cores: 2, memoryGb: 8 },
  ];
}

const powerOfTwo = (least: number, floor: number) => 2 ** Math.ceil(Math.log2(Math.max(least, floor)));

type Priced = { hosts: readonly Host[]; disk: number; files: number; day: Day; measured: Measured };

function priceOf({ hosts, disk, files, day, measured }: Priced) {
  const machines = hosts.reduce(
    (sum, { count, cores, memoryGb }) => sum + count * (cores * PRICES.core + memoryGb * PRICES.memoryGb),
    0,
  );
  const databases = hosts.find(({ role }) => role === "PostgreSQL")?.count ?? 1;
  const pages = day.active * VISIT.pages + day.visitors * (VISITOR.sharedPages + VISITOR.renderedPages);
  const traffic = (pages * MONTH_DAYS * measured.sharedPageBytes * 3) / 1e12;
  const storage =
    (disk / 1000) * databases * PRICES.diskTb +
    ((files * 1.3 + disk * 1.5) / 1000) * PRICES.objectsTb +
    traffic * PRICES.trafficTb;
  const mails = ((day.mails * MONTH_DAYS) / 1000) * PRICES.thousandMails;
  return { machines, storage, mails, total: machines + storage + mails };
}
