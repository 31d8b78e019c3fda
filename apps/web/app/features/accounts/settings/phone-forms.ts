/** Where a number is confirmed, in the page of the account. */
export const PHONE_CARD = "telephone";
/** The forms of that card, as they are posted. */
export const PHONE_FORMS = { send: "phone-code", confirm: "phone-confirm" } as const;
/** The page has other fields for codes. */
export const CODE_FIELD = "phoneCode";
