export const CANDIDATE_HOME = "/candidat/tableau-de-bord";
/** The missions have two addresses. */
const isCandidateHome = (pathname: string) =>
  [CANDIDATE_HOME, `${CANDIDATE_HOME}/emplois`].includes(pathname.replace(/\/$/, ""));
/** The pages that say themselves whether one is available. */
export const saysAvailability = (pathname: string) =>
  isCandidateHome(pathname) || [CANDIDATE_PROFILE, CANDIDATE_AVAILABILITY].includes(pathname.replace(/\/$/, ""));
/** For `intent=resend`. */
export const RESEND_ACTION = `${CANDIDATE_HOME}?index`;
/** For `intent=availability`, from any page. */
export const AVAILABILITY_ACTION = `${CANDIDATE_HOME}?index`;
export const CANDIDATE_APPLICATIONS = `${CANDIDATE_HOME}/candidatures`;
/** The full screen of a place one was given. */
export const selectedPath = (applicationId: number) => `${CANDIDATE_APPLICATIONS}/${applicationId}`;
/** What the person shares to be declared, with whom and until when. */
export const ownPapersPath = (applicationId: number) => `${CANDIDATE_APPLICATIONS}/${applicationId}/declaration`;
/** The written contract, to read and to sign. */
export const ownContractPath = (applicationId: number) => `${CANDIDATE_APPLICATIONS}/${applicationId}/contrat`;
export const CANDIDATE_AGENDA = `${CANDIDATE_HOME}/creneaux`;
/** The file of every accepted shift. */
export const AGENDA_FILE = `${CANDIDATE_HOME}/creneaux.ics`;
/** Declared by the person, of the last six weeks. */
export const CANDIDATE_HOURS = `${CANDIDATE_HOME}/heures`;
export const CANDIDATE_AVAILABILITY = `${CANDIDATE_HOME}/disponibilites`;
export const PROPOSITIONS = `${CANDIDATE_HOME}/propositions`;
export const propositionPath = (id: number) => `${PROPOSITIONS}/${id}`;
export const CANDIDATE_PROFILE = `${CANDIDATE_HOME}/profil`;
/** Who has the person in their team, and whom they follow. */
export const CANDIDATE_EMPLOYERS = `${CANDIDATE_HOME}/employeurs`;
/** What the person declares they hold. */
export const CANDIDATE_CERTIFICATES = `${CANDIDATE_PROFILE}/certificats`;
export const CANDIDATE_RATINGS = `${CANDIDATE_PROFILE}/avis`;
/** The PDF made of the profile. */
export const GENERATED_CV = `${CANDIDATE_PROFILE}/cv.pdf`;
/** Upload with progress. */
export const PROFILE_UPLOAD = `${CANDIDATE_PROFILE}/envoi`;
export const FOR_YOU_MISSIONS = `${CANDIDATE_HOME}?liste=pour-vous`;
/** Whether an address of the missions asks for the list above. */
export const asksForYou = (params: URLSearchParams) => params.get("liste") === "pour-vous";
export const SAVED_MISSIONS = `${CANDIDATE_HOME}/emplois-enregistres`;
export const SAVED_SEARCHES = `${CANDIDATE_HOME}/emplois-recherches`;
export const OUTBOX = `${CANDIDATE_HOME}/envoi`;
/** Arrivals and departures that waited in this browser. */
export const PRESENCE_OUTBOX = `${CANDIDATE_HOME}/presence`;

/** In ASCII, as in notifications; the accented path exists too. */
export const candidateMissionPath = (id: number) => `${CANDIDATE_HOME}/emplois-details/${id}`;

/** Opens the form in the mission's page, with the shift asked for. */
export const applyPath = (id: number, shift?: number) =>
  `${candidateMissionPath(id)}?postuler=1${shift === undefined ? "" : `&creneau=${shift}`}#postuler`;

export const completionPath = (back: string) => `${CANDIDATE_HOME}/completer?retour=${encodeURIComponent(back)}`;

export const missionCalendarPath = (applicationId: number) =>
  `${CANDIDATE_APPLICATIONS}/${applicationId}/calendrier.ics`;

export const ratingPath = (applicationId: number) => `${CANDIDATE_HOME}/evaluer/${applicationId}`;

export const interviewPath = (id: number) => `${CANDIDATE_HOME}/entretiens/${id}`;

export const missionShiftsPath = (id: number) => `${CANDIDATE_HOME}/emplois/${id}/creneaux`;
