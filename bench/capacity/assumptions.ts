/** What is not measured: how people behave, how machines are filled, what they cost. Change it here, then `pnpm capacity`. */

export const USERS = [10_000, 100_000, 1_000_000, 10_000_000] as const;

/** Of people with an account. */
export const BEHAVIOUR = {
  employers: 0.08,
  activeADay: 0.1,
  /** The busiest second of a day against its mean: evenings, and a wave of news. */
  peak: 5,
  /** Of those who come in a day, how many have a page open at the busiest moment. */
  connectedAtPeak: 0.15,
  /** People without an account, for each member who comes. */
  visitorsPerActive: 2,
};

/** Of each member who comes, in a day. */
export const VISIT = { pages: 8, searches: 4, missionsRead: 3, ownLists: 2, profiles: 1 };
/** Of each visitor without an account: pages that everyone shares, and a few searches that are rendered. */
export const VISITOR = { sharedPages: 3, renderedPages: 1 };

export const ACTIVITY = {
  missionsPerEmployerAMonth: 3,
  /** Days during which a mission can be found. */
  missionLiveDays: 10,
  shiftsPerMission: 3,
  applicationsPerMission: 9,
  acceptancesPerMission: 1.5,
  messagesPerApplication: 3,
  /** In the list of notifications: the steps of an application, on both sides. */
  notificationsPerApplication: 4,
  /** People to whom a mission is proposed. */
  propositionsPerMission: 15,
  pushesPerNotification: 0.5,
  mailsPerNotification: 0.25,
  securityEventsPerActive: 2,
};

/** Months during which rows are there (docs/security.md, « How long »); missions stay, three years are counted. */
export const MONTHS = { missions: 36, applications: 60, messages: 24, notifications: 6, propositions: 12, events: 12 };

/** Bytes with their indexes, measured on tables of 1 to 10 million rows on 15 November 2026. */
export const ROW_BYTES = {
  person: 700,
  mission: 800,
  liveMission: 1_300,
  shift: 134,
  application: 262,
  applicationEvents: 400,
  message: 141,
  conversation: 474,
  notification: 185,
  proposition: 300,
  securityEvent: 150,
};

export const FILES = { shareWithCv: 0.5, cvBytes: 300_000, shareWithPhoto: 0.5, photoBytes: 60_000 };

export const MACHINES = {
  /** Cores are half busy at the peak: the other half is for a server that falls, a backup, a bad day. */
  busy: 0.5,
  /** Rows and indexes against the disk they need: dead rows, journal, room to rebuild an index. */
  diskFactor: 1.8,
  /** Of the rows, what is read in a day and should be in memory, besides live missions. */
  hotShare: 0.05,
  /** One host holds everything up to here; beyond, an hour without the site costs more than a second machine. */
  oneHostAccounts: 200_000,
  hostCores: 8,
  hostMemoryGb: 32,
  /** Beyond this, reads go to replicas. */
  databaseCores: 32,
  redisBytesPerActive: 2_000,
  socketsPerProcess: 20_000,
};

/** Euros a month, list prices of European hosts in 2026, without tax or discount: right within a half. */
export const PRICES = {
  core: 11,
  memoryGb: 3.5,
  diskTb: 85,
  objectsTb: 14,
  trafficTb: 10,
  thousandMails: 0.1,
};
