/** What is assumed of people and employers. None of it is measured: `ASSUMPTION_NOTES` says why, the report how much each weighs. */
export const ASSUMPTIONS = {
  newcomers: 0.4,
  stated: 0.4,
  freeWhenStated: 0.7,
  freeOtherwise: 0.25,
  opensPerDay: 0.8,
  cardsRead: 15,
  messageSeen: 0.7,
  messageMinutes: 8,
  nightChosen: 0.1,
  yes: 0.3,
  freshMessages: 3,
  tiring: 0.85,
  optOut: 0.02,
  employerMinutes: 45,
  employerUrgentMinutes: 12,
  accepted: 0.75,
  newcomerAccepted: 0.8,
  confirmed: 0.9,
  firstYes: 0.25,
  ownFree: 0.35,
  ownYes: 0.7,
};

export type Assumptions = typeof ASSUMPTIONS;

export const ASSUMPTION_NOTES: Record<keyof Assumptions, { says: string; because: string }> = {
  newcomers: {
    says: "share of people with fewer than three missions",
    because: "39 % in the data of the matching study",
  },
  stated: {
    says: "share of people who gave a week that is still believed",
    because: "about a third in the same data, a little more in a city; only they can be sent a mission",
  },
  freeWhenStated: {
    says: "chance that somebody whose week covers the shift is free",
    because: "a week is given once and lives for 60 days",
  },
  freeOtherwise: {
    says: "the same for anybody else",
    because: "they see missions in the list only; lower, or a week would say nothing",
  },
  opensPerDay: {
    says: "median number of times a person opens the site in a day",
    because: "most people look seldom and a few often (log-normal, σ 1), mostly from 7 to 9, 12 to 14 and 18 to 22 h",
  },
  cardsRead: { says: "mean number of cards read at each opening", because: "one page and a half of the list" },
  messageSeen: {
    says: "chance that a message is ever looked at, without opening the site",
    because: "phones off, notifications silenced or swept away",
  },
  messageMinutes: {
    says: "median minutes until it is",
    because: "log-normal, σ 1.3: half within minutes, a tail of hours; at night only those who chose to be woken look",
  },
  nightChosen: { says: "share of people who chose night alerts", because: "off unless chosen" },
  yes: {
    says: "chance that a free person says yes to a mission that fits entirely",
    because:
      "multiplied by 0.05 to 1 for the share of skills, 1 to 0.5 for the distance within the own radius, e to the 1.5 × the difference to the median pay, 0.7 for a night",
  },
  freshMessages: { says: "messages in a day that tire nobody", because: "half of the daily limit of the product" },
  tiring: {
    says: "each message above that multiplies the chance to look by",
    because: "attention falls with repetition; the value is a guess, see the lines below",
  },
  optOut: { says: "chance, for each message above that, to switch messages off", because: "one tap is enough" },
  employerMinutes: {
    says: "median minutes until an employer looks at applications",
    because: "log-normal, σ 1, from 7 to 22 h; everybody who waits is answered at that moment",
  },
  employerUrgentMinutes: { says: "the same when work starts within 4 h", because: "they wait for the answer" },
  accepted: {
    says: "chance that an applicant with all the skills is accepted, best skills first",
    because: "falls in proportion to the skills, to a third of it",
  },
  newcomerAccepted: {
    says: "the same for a newcomer is multiplied by",
    because: "employers prefer a known record; they are also read after others with the same skills",
  },
  confirmed: {
    says: "chance that the person accepted takes the place",
    because: "plans change; never two shifts within 11 h",
  },
  firstYes: {
    says: "share of missions booked by the first person who says yes",
    because: "the other way, « Je choisis », is the default",
  },
  ownFree: {
    says: "chance that one of an employer’s own extras is free for a shift",
    because: "they have other employers; about one in three whom an employer calls is free, by what employers tell",
  },
  ownYes: {
    says: "chance that one of them who is free says yes",
    because: "they know the place and the people; they are booked at once",
  },
};
