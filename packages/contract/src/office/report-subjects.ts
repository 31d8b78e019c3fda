export const REPORT_SUBJECTS = ["mission", "user", "message", "rating", "company"] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];
export const REPORT_REASONS = ["fraud", "discrimination", "illegal_work", "harassment", "spam", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
