export const installFr = {
  title: "Mettez Renfort sur votre écran d’accueil\u00a0: vos missions s’ouvrent d’un geste.",
  install: "Installer Renfort",
  later: "Plus tard",
  iphoneTitle: "Sur iPhone, la réponse ne vous est notifiée que si Renfort est sur l’écran d’accueil.",
  iphoneShare: "Dans Safari, touchez Partager",
  iphoneAdd: "Choisissez «\u00a0Sur l’écran d’accueil\u00a0», puis «\u00a0Ajouter\u00a0».",
  iphoneOpen: "Ouvrez Renfort par son icône et activez les notifications dans «\u00a0Mon compte\u00a0».",
};
