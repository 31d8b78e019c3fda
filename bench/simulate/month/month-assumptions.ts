/**
 * What is assumed, besides `ASSUMPTIONS`, of how employers answer and people come. None of it is measured: where silence, withdrawals and absences
 * are recorded, their own figures may replace these.
 */
export const MONTH_ASSUMPTIONS = {
  careless: 0.25,
  looks: 0.9,
  carelessLooks: 0.3,
  answersRest: 0.6,
  reminded: 0.5,
  proposesAgain: 0.3,
  newsRead: 0.9,
  newsMinutes: 30,
  declines: 0.5,
  withdraws: 0.08,
  late: 0.5,
  absent: 0.04,
  tells: 0.5,
  standby: 0.5,
  stays: 0.4,
  callYes: 0.6,
  auto: 0.4,
  acceptedBefore: 0.5,
};

export type MonthAssumptions = typeof MONTH_ASSUMPTIONS;

export const MONTH_NOTES: Record<keyof MonthAssumptions, { says: string; because: string }> = {
  careless: { says: "share of employers who seldom look", because: "a guess; every marketplace has some" },
  looks: {
    says: "chance that a new application, or a place given back, brings another employer to look",
    because: "then at the time of the table above; without it, only what comes next may bring them",
  },
  carelessLooks: { says: "the same for one who seldom looks", because: "a guess" },
  answersRest: {
    says: "chance that an employer who looks also answers somebody they do not choose",
    because: "many choose one and leave the others without a word",
  },
  reminded: {
    says: "chance that the reminder brings an employer",
    because: "at the pace of the table above; whoever comes by it answers everybody who waits",
  },
  proposesAgain: {
    says: "chance that an employer who looks too late proposes the mission again to somebody they would have chosen",
    because: "one tap; the person’s own yes then takes the place",
  },
  newsRead: {
    says: "chance that somebody chosen, called or asked again reads it",
    because: "more than the 0.7 of a message: they wait for it, or expect it",
  },
  newsMinutes: {
    says: "median minutes until they do",
    because: "log-normal, σ 1.3; a call, which rings, takes the 8 minutes of a message; nights as above",
  },
  declines: {
    says: "of those chosen who will not come, the share who say so",
    because: "the others stay silent; the share who confirm is that of the table above",
  },
  withdraws: { says: "chance that somebody who confirmed withdraws", because: "plans change" },
  late: {
    says: "share of withdrawals in the last day",
    because: "evenly until the start; the others evenly before that",
  },
  absent: { says: "chance that somebody who confirmed does not come and says nothing", because: "a guess" },
  tells: {
    says: "of those who would withdraw later or not come, the share who say so when asked again",
    because: "they know it by then, or not yet; the share is a guess",
  },
  standby: {
    says: "of those asked who would have come and find the mission filled, the share who stay « En renfort »",
    because: "one tap",
  },
  stays: { says: "of those refused, the share who stay in the reserve", because: "one tap" },
  callYes: {
    says: "chance that somebody called who reads it in time says yes",
    because: "they wanted the mission, and are free still or no longer",
  },
  auto: { says: "share of employers who let a yes to a call take the place", because: "asking first is the default" },
  acceptedBefore: {
    says: "share of the reserve that such an employer accepted beforehand",
    because: "the yes of the others asks the employer",
  },
};
