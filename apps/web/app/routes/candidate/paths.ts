export const CANDIDATE_HOME = "/candidat/tableau-de-bord";
/** Where `intent=resend` sends the link that confirms the address again. */
export const RESEND_ACTION = `${CANDIDATE_HOME}?index`;
export const CANDIDATE_APPLICATIONS = `${CANDIDATE_HOME}/candidatures`;
export const CANDIDATE_PROFILE = `${CANDIDATE_HOME}/profil`;
export const CANDIDATE_RATINGS = `${CANDIDATE_PROFILE}/avis`;
/** Where a profile goes while a bar shows how much of its files has left. */
export const PROFILE_UPLOAD = `${CANDIDATE_PROFILE}/envoi`;
export const SAVED_MISSIONS = `${CANDIDATE_HOME}/emplois-enregistres`;
export const SAVED_SEARCHES = `${CANDIDATE_HOME}/emplois-recherches`;
/** Where applications written without a network go. */
export const OUTBOX = `${CANDIDATE_HOME}/envoi`;

/** In ASCII, as notifications write it; the accented address of the spec answers the same. */
export const candidateMissionPath = (id: number) => `${CANDIDATE_HOME}/emplois-details/${id}`;

/** The form in the mission's page, for whoever has no script or comes from elsewhere. */
export const applyPath = (id: number) => `${candidateMissionPath(id)}?postuler=1#postuler`;

/** The fields a profile still lacks, and back. */
export const completionPath = (back: string) => `${CANDIDATE_HOME}/completer?retour=${encodeURIComponent(back)}`;

export const missionCalendarPath = (applicationId: number) =>
  `${CANDIDATE_APPLICATIONS}/${applicationId}/calendrier.ics`;

/** Where someone says how a mission went. */
export const ratingPath = (applicationId: number) => `${CANDIDATE_HOME}/evaluer/${applicationId}`;

export const interviewPath = (id: number) => `${CANDIDATE_HOME}/entretiens/${id}`;
