/** The sentences of the product's own notifications, as it would have written them at the time. */
type Words = { title: string; message: string };
type Values = { candidate: string; company: string; job: string; start: string; time: string };

/** A short day ends with the full stop of its month: one is enough. */
const stop = (text: string) => (text.endsWith(".") ? text : `${text}.`);
const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

export const notificationFr = {
  applicationReceived: (v: Values): Words => ({
    title: `Nouvelle candidature\u202f: ${v.candidate}`,
    message: `${quoted(v.job)}, ${stop(v.start)} Une réponse rapide évite que la personne s’engage ailleurs.`,
  }),
  applicationSeen: (v: Values): Words => ({
    title: "Votre candidature a été lue",
    message: `${v.company} a ouvert votre candidature pour ${quoted(v.job)}.`,
  }),
  applicationAccepted: (v: Values): Words => ({
    title: `${v.company} retient votre candidature`,
    message: `${quoted(v.job)}, ${v.start} à ${v.time}. Confirmez votre venue pour garder la place.`,
  }),
  applicationRejected: (v: Values): Words => ({
    title: `Réponse pour ${quoted(v.job)}`,
    message: `${v.company} a choisi une autre candidature cette fois. Merci pour votre disponibilité, et bonne recherche.`,
  }),
  applicationCancelled: (v: Values, reason: string): Words => ({
    title: `${quoted(v.job)} est annulée`,
    message: `${v.company} annule la mission prévue ${stop(v.start)} Motif indiqué\u202f: ${reason}.`,
  }),
  applicationConfirmed: (v: Values): Words => ({
    title: `${v.candidate} confirme sa venue`,
    message: `${quoted(v.job)}, ${v.start} à ${v.time}. Pensez à la déclaration préalable à l’embauche avant la prise de poste.`,
  }),
  applicationWithdrawn: (v: Values): Words => ({
    title: `${v.candidate} retire sa candidature`,
    message: `${quoted(v.job)}, ${stop(v.start)} Rien à faire de votre côté.`,
  }),
  placeFreed: (v: Values): Words => ({
    title: `${v.candidate} ne pourra pas venir`,
    message: `${quoted(v.job)}, ${stop(v.start)} La place est de nouveau ouverte\u202f: voyez les autres candidatures.`,
  }),
  candidateRated: (v: { company: string; job: string; rating: string; comment: string }): Words => ({
    title: `Vous avez reçu une note de ${v.rating}`,
    message: `${v.company}, ${quoted(v.job)}\u202f: ${quoted(v.comment)}`,
  }),
  companyRated: (v: { job: string; rating: string; comment: string }): Words => ({
    title: `Un avis sur votre entreprise\u202f: ${v.rating}`,
    message: `${quoted(v.job)}\u202f: ${quoted(v.comment)} Vous pouvez y répondre.`,
  }),
  missionMatches: (v: {
    company: string;
    job: string;
    place: string;
    start: string;
    pay: string;
    reasons: string;
  }): Words => ({
    title: `Une mission pour vous\u202f: ${v.job}`,
    message: `${v.company}, ${v.place}, ${v.start}, ${v.pay}. Pourquoi vous\u202f: ${v.reasons}.`,
  }),
  missionAtKnownCompany: (v: { company: string; job: string; start: string; pay: string }): Words => ({
    title: `Nouvelle mission chez ${v.company}`,
    message: `${v.job}, ${v.start}, ${v.pay}. Vous y avez déjà travaillé.`,
  }),
};
