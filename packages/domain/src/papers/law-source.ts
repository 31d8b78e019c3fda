/** Where a rule is written, so that what is refused or written can name it. */
export const LAW_SOURCES = {
  motive: { text: "labour_code", article: "L1242-12, 1er alinéa, et L1242-2" },
  replaced_person: { text: "labour_code", article: "L1242-12, 1°" },
  term: { text: "labour_code", article: "L1242-12, 2°" },
  post: { text: "labour_code", article: "L1242-12, 4°, et L4154-2" },
  agreement: { text: "labour_code", article: "L1242-12, 5°" },
  trial: { text: "labour_code", article: "L1242-12, 6°, et L1242-10" },
  pay: { text: "labour_code", article: "L1242-12, 7°" },
  bonus: { text: "labour_code", article: "L1243-8 et L1243-10" },
  holiday_pay: { text: "labour_code", article: "L1242-16" },
  social_funds: { text: "labour_code", article: "L1242-12, 8°" },
  parties: { text: "labour_code", article: "R1221-34" },
  working_time: { text: "labour_code", article: "L3123-6 et R1221-34" },
  declaration: { text: "labour_code", article: "R1221-9" },
  hand_over: { text: "labour_code", article: "L1242-13" },
  waiting_time: { text: "labour_code", article: "L1244-3-1 et L1244-4-1" },
  extra_days: { text: "hotel_agreement", article: "14-1" },
  one_per_vacation: { text: "hotel_agreement", article: "14-1" },
  season: { text: "hotel_agreement", article: "14-2" },
} as const satisfies Record<string, { text: "labour_code" | "hotel_agreement"; article: string }>;

export type LawSource = keyof typeof LAW_SOURCES;
