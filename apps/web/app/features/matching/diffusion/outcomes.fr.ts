export const waveOutcomes = {
  sent: "Les personnes suivantes vont être prévenues.",
  sendFailed: "Personne d’autre n’a pu être prévenu. Réessayez dans un instant.",
  stopped: "Diffusion arrêtée. Personne d’autre n’est prévenu.",
  stopFailed: "La diffusion n’a pas pu être arrêtée. Réessayez dans un instant.",
};
