export const draftFr = {
  notFound: "Brouillon introuvable",
  titleRequired: "Le titre est requis",
  saved: "Brouillon enregistré.",
  updated: "Le brouillon a été mis à jour avec succès\u202f!",
  updateFailed: "Une erreur s’est produite lors de la mise à jour du brouillon\u202f!",
  confirmDelete: "Voulez-vous vraiment supprimer ce brouillon\u202f?",
  deleted: "Brouillon supprimé avec succès.",
  deleteFailed: "Une erreur s’est produite lors de la suppression du brouillon",
};
