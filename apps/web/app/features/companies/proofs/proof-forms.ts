/** The forms of the page of verification, as they are posted. */
export const PROOF_FORMS = { mail: "mail", letter: "letter", document: "document", confirm: "confirm" } as const;
export type ProofForm = (typeof PROOF_FORMS)[keyof typeof PROOF_FORMS];
export const CODE_FIELD = "code";
