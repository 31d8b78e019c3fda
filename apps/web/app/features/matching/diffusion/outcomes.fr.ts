export const waveOutcomes = {
  sent: "Les personnes suivantes vont être prévenues.",
  sendFailed: "Nous n’avons prévenu personne d’autre. Réessayez dans un instant.",
  called: "La personne suivante est appelée.",
  callFailed: "Personne n’a été appelé. Réessayez dans un instant.",
  stopped: "C’est arrêté\u00a0: nous ne prévenons plus d’autres personnes.",
  stopFailed: "Rien n’a pu être arrêté. Réessayez dans un instant.",
};
