/** A decision that cannot be carried out; the command line prints the sentence. */
export class OfficeRefusal extends Error {}
