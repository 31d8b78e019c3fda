export const EMPLOYER = "/employeur/tableau-de-bord";

/** What the company's level opens, and its proofs. */
export const VERIFICATION = `${EMPLOYER}/profil/verification`;

export const ratePath = (applicationId: number) => `${EMPLOYER}/evaluer?candidature=${applicationId}`;

export const applicationPath = (applicationId: number) => `${EMPLOYER}/candidatures/${applicationId}`;
/** What to copy to declare a hire, and how it was declared. */
export const declarationPath = (applicationId: number) => `${applicationPath(applicationId)}/declaration`;
/** The same sheet as a text. */
export const declarationFile = (applicationId: number) => `${declarationPath(applicationId)}.txt`;

/** Its written contract: prepared, signed, read. */
export const contractPath = (applicationId: number) => `${applicationPath(applicationId)}/contrat`;

export const ESTABLISHMENTS = `${EMPLOYER}/etablissements`;

/** What its contracts are made with, once for all of them. */
export const COMPANY_PAPERS = `${ESTABLISHMENTS}/papiers`;
/** With the way back to the contract for which something is missing. */
export const companyPapersPath = (applicationId: number) => `${COMPANY_PAPERS}?contrat=${applicationId}`;

/** Who acts for the company. */
export const COLLEAGUES = `${ESTABLISHMENTS}/collegues`;
export const colleaguePath = (userId: number) => `${COLLEAGUES}/${userId}`;
export const JOURNAL = `${COLLEAGUES}/journal`;
/** What one of them did. */
export const journalPath = (userId: number) => `${JOURNAL}?personne=${userId}`;

export const EMPLOYER_ANALYTICS = `${EMPLOYER}/analyses`;
export const EMPLOYER_ACCOUNT = `${EMPLOYER}/profil/compte`;

/** Who is there: the first page of a shift lead. */
export const TODAY = `${EMPLOYER}/aujourd-hui`;
/** For a screen on a wall; `place` as in the address of the page of the day. */
export const wallPath = (place: string) => `${TODAY}/mur?etablissement=${place}`;
/** What people declared, to validate; the sheet of a week. */
export const EMPLOYER_HOURS = `${EMPLOYER}/heures`;
export const TEAM = `${EMPLOYER}/equipe`;
export const TEAM_INVITE = `${TEAM}/inviter`;
/** Who worked here is asked to be of the team. */
export const TEAM_ASK = `${TEAM}/demander`;
/** A mission, to people chosen by name. */
export const TEAM_PROPOSE = `${TEAM}/proposer`;
export const TEAM_JOURNAL = `${TEAM}/journal`;
/** A PDF. */
export const posterPath = (code: string) => `${TEAM}/affiche/${code}`;
