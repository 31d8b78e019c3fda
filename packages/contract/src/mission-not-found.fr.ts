/** On its own, because public pages say it without needing any other sentence about missions. */
export const MISSION_NOT_FOUND = "Mission non trouvée";
