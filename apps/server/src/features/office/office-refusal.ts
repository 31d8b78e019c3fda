/** The command line prints the sentence. */
export class OfficeRefusal extends Error {}
