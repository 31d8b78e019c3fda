/** In its own file, because public pages need only this sentence. */
export const MISSION_NOT_FOUND = "Mission non trouvée";
