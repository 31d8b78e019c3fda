export const CONTACT_SUBJECTS = ["general", "support", "billing", "feedback", "other"] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];
