export const eraseFr = {
  /** Replaces the messages of a deleted account. */
  message: "Message supprimé avec le compte de son auteur.",
};
