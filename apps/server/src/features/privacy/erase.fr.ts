export const eraseFr = {
  /** In the place of what someone had written, in the conversations of the people they wrote to. */
  message: "Message supprimé avec le compte de son auteur.",
};
