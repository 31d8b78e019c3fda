export const EMPLOYER = "/employeur/tableau-de-bord";

/** What the company's level opens, and its proofs. */
export const VERIFICATION = `${EMPLOYER}/profil/verification`;

export const ratePath = (applicationId: number) => `${EMPLOYER}/evaluer?candidature=${applicationId}`;
