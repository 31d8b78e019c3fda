/** Takes a decision back; every page of applications accepts it. */
export const undoForm = (application: string, intent = "undo") => ({
  action: "/employeur/tableau-de-bord/candidatures",
  fields: { intent, id: application },
});
