import { formatTime } from "@app/domain/time/format-time";

/** Texts of notifications by recipient. Values are already formatted. */
type Words = { title: string; message: string };

/** Avoids a second full stop after an abbreviated month. */
const stop = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

const motive = (reason: string) => (reason ? `Motif indiqué\u00a0: ${stop(reason)} ` : "");

export const notificationFr = {
  notFound: "Notification introuvable",
  choiceInvalid: "Choisissez oui ou non.",
  notOffered: "Ces notifications ne partent pas par SMS.",
  mandatory: "Les nouvelles de vos candidatures restent toujours visibles ici.",
  availabilityRenewal: (v: { day: string }): Words => ({
    title: "Votre semaine type est-elle toujours la bonne\u202f?",
    message: `Sans nouvelles de vous, nous ne nous y fierons plus après le ${stop(v.day)}`,
  }),
  applicationReceived: (v: { candidate: string; job: string; when: string }): Words => ({
    title: `Nouvelle candidature\u00a0: ${v.candidate}`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}\u00a0: une réponse rapide évite que la personne s’engage ailleurs.`,
  }),
  /** Of those who applied within ten minutes. */
  applicationsReceived: (v: { count: number; job: string; when: string }): Words => ({
    title: `${v.count}\u00a0nouvelles candidatures pour «\u00a0${v.job}\u00a0», ${v.when}`,
    message: "Une réponse rapide évite que ces personnes s’engagent ailleurs.",
  }),
  /** At half of the time to answer, for all those who wait. */
  replySoon: (v: { count: number; job: string; when: string; until: string }): Words => ({
    title:
      v.count === 1
        ? `Une candidature attend votre réponse avant ${v.until}`
        : `${v.count}\u00a0candidatures attendent votre réponse`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. ${
      v.count === 1
        ? "Sans réponse, la personne sera prévenue et libre de s’engager ailleurs."
        : `La première avant ${v.until}\u00a0: sans réponse, la personne sera prévenue et libre de s’engager ailleurs.`
    }`,
  }),
  /** To the employer, for those of one mission that ended together. */
  applicationsLapsed: (v: { count: number; job: string; when: string }): Words => ({
    title:
      v.count === 1
        ? "Une candidature est restée sans réponse"
        : `${v.count}\u00a0candidatures sont restées sans réponse`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. Le délai est passé\u00a0: ${
      v.count === 1 ? "la personne est prévenue et libre" : "ces personnes sont prévenues et libres"
    } de s’engager ailleurs.`,
  }),
  placeReopened: (v: { candidate: string; job: string; when: string }): Words => ({
    title: `${v.candidate} n’a pas confirmé sa venue`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. La place est de nouveau ouverte, d’abord aux personnes en renfort.`,
  }),
  unconfirmed: (v: { candidate: string; job: string; when: string }): Words => ({
    title: `${v.candidate} n’a pas encore redit oui`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. Sa place lui reste\u00a0: appelez, ou décidez.`,
  }),
  applicationConfirmed: (v: { candidate: string; job: string; when: string }): Words => ({
    title: `${v.candidate} confirme sa venue`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. Pensez à la déclaration préalable à l’embauche avant la prise de poste.`,
  }),
  /** Their yes took the place, and the employer may give it up for some minutes. */
  placeTaken: (v: { candidate: string; job: string; when: string; vetoUntil: string }): Words => ({
    title: `${v.candidate} a dit oui`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. La place lui est gardée. Vous pouvez y renoncer avant ${v.vetoUntil}, en disant pourquoi\u202f; ensuite elle est à cette personne.`,
  }),
  /** Called from the reserve: the employer chooses. */
  callAnswered: (v: { candidate: string; job: string; when: string }): Words => ({
    title: `${v.candidate} a dit oui à votre appel`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. Sa candidature attend votre réponse.`,
  }),
  /** The same, for what is left of a shift under way. */
  replacementAnswered: (v: { candidate: string; job: string; when: string }): Words => ({
    title: `${v.candidate} a dit oui au remplacement`,
    message: `«\u00a0${v.job}\u00a0»\u00a0: si vous acceptez maintenant, c’est à partir de ${v.when}. Chaque minute d’attente retarde l’arrivée.`,
  }),
  applicationWithdrawn: (v: { candidate: string; job: string; when: string; reason: string }): Words => ({
    title: `${v.candidate} retire sa candidature`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. ${motive(v.reason)}Rien à faire de votre côté.`,
  }),
  placeFreed: (v: { candidate: string; job: string; when: string; reason: string }): Words => ({
    title: `${v.candidate} ne pourra pas venir`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. ${motive(v.reason)}La place est de nouveau ouverte\u00a0: voyez les autres candidatures.`,
  }),
  attendanceContested: (v: { candidate: string; job: string; reason: string }): Words => ({
    title: `${v.candidate} conteste son absence`,
    message: `«\u00a0${v.job}\u00a0»\u00a0: «\u00a0${v.reason}\u00a0» Si la personne est venue, indiquez-le. Sinon, notre équipe décidera.`,
  }),
  interviewChosenByCandidate: (v: { candidate: string; job: string; time: string }): Words => ({
    title: `${v.candidate} a choisi un créneau`,
    message: `Échange ${v.time} pour «\u00a0${v.job}\u00a0».`,
  }),
  interviewDeclinedByCandidate: (v: { candidate: string; job: string }): Words => ({
    title: `${v.candidate} décline l’échange`,
    message: `Sa candidature pour «\u00a0${v.job}\u00a0» reste ouverte\u00a0: vous pouvez décider sans échange ou lui écrire.`,
  }),
  interviewCounteredByCandidate: (v: { candidate: string; job: string }): Words => ({
    title: `${v.candidate} propose d’autres créneaux`,
    message: `Choisissez-en un pour «\u00a0${v.job}\u00a0», ou proposez une nouvelle date.`,
  }),
  interviewSoon: (v: { other: string; job: string; time: string; at: Date; place: string }): Words => ({
    title: `Échange à ${formatTime(v.at)} avec ${v.other}`,
    message: v.place
      ? `${v.time}, pour «\u00a0${v.job}\u00a0». ${stop(v.place)}`
      : `${v.time}, pour «\u00a0${v.job}\u00a0».`,
  }),
  messageReceived: (v: { sender: string; excerpt: string }): Words => ({
    title: `${v.sender} vous a écrit`,
    message: `«\u00a0${v.excerpt}\u00a0»`,
  }),
  candidateRated: (v: { company: string; job: string; rating: string; excerpt: string }): Words => ({
    title: `Vous avez reçu une note de ${v.rating}`,
    message: `${v.company}, «\u00a0${v.job}\u00a0»${v.excerpt && `\u00a0: «\u00a0${v.excerpt}\u00a0»`}`,
  }),
  companyRated: (v: { job: string; rating: string; excerpt: string }): Words => ({
    title: `Un avis sur votre entreprise\u00a0: ${v.rating}`,
    message: `«\u00a0${v.job}\u00a0»${v.excerpt ? `\u00a0: «\u00a0${v.excerpt}\u00a0»` : "."} Vous pouvez y répondre.`,
  }),
  ratingReplied: (v: { author: string; job: string; excerpt: string }): Words => ({
    title: `${v.author} répond à votre évaluation`,
    message: `«\u00a0${v.job}\u00a0»\u00a0: «\u00a0${v.excerpt}\u00a0»`,
  }),
};
