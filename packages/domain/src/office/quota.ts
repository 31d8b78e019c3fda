/** Limits that the office may change. */
export const QUOTAS = [
  "applications_per_day",
  "conversations_per_day",
  "publications_per_hour",
  "contacts_per_day",
  "cvs_per_day",
  "phone_codes_per_day",
] as const;
export type Quota = (typeof QUOTAS)[number];
export type Quotas = Readonly<Record<Quota, number>>;

/** What they are until the office says otherwise. */
export const FIRST_QUOTAS: Quotas = {
  applications_per_day: 40,
  conversations_per_day: 20,
  publications_per_hour: 20,
  contacts_per_day: 200,
  cvs_per_day: 60,
  phone_codes_per_day: 500,
};

export const LARGEST_QUOTA = 10_000;
