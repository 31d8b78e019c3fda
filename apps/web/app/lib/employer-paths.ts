export const EMPLOYER = "/employeur/tableau-de-bord";

/** What the company's level opens, and its proofs. */
export const VERIFICATION = `${EMPLOYER}/profil/verification`;

export const ratePath = (applicationId: number) => `${EMPLOYER}/evaluer?candidature=${applicationId}`;

export const TEAM = `${EMPLOYER}/equipe`;
export const TEAM_INVITE = `${TEAM}/inviter`;
/** Who worked here is asked to be of the team. */
export const TEAM_ASK = `${TEAM}/demander`;
/** A mission, to people chosen by name. */
export const TEAM_PROPOSE = `${TEAM}/proposer`;
export const TEAM_JOURNAL = `${TEAM}/journal`;
/** A PDF. */
export const posterPath = (code: string) => `${TEAM}/affiche/${code}`;
