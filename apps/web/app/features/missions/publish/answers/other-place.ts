/** Chosen instead of an establishment: the address is typed, and becomes one when the mission is published. */
export const OTHER_PLACE = "autre";
