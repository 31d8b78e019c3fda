/** What a CV made of a profile holds at most: the most recent experiences, each described in so many characters. */
export const CV_EXPERIENCES = 12;
export const CV_DESCRIPTION_LENGTH = 800;
