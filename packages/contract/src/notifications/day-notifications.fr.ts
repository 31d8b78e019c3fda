/** Texts of the day, for those who act for the establishment. Hours are already formatted. */
type Words = { title: string; message: string };
type Expected = { candidate: string; job: string; starts: string };

const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

const CAME_AFTER_ALL =
  " Son absence avait été signalée\u00a0: son contrat court toujours, et le reste du créneau n’est plus proposé.";
const BOTH_COME =
  " Son absence avait été signalée et une autre personne a pris le relais\u00a0: les deux contrats courent.";

export const dayNotificationFr = {
  arrived: (v: {
    candidate: string;
    job: string;
    time: string;
    isAfterAbsence: boolean;
    /** Somebody else took what was left of the shift. */
    isReplaced: boolean;
  }): Words => ({
    title: `${v.candidate} est sur place`,
    message: `${quoted(v.job)}, depuis ${v.time}.${v.isReplaced ? BOTH_COME : v.isAfterAbsence ? CAME_AFTER_ALL : ""}`,
  }),
  late: (v: Expected & { asked: string }): Words => ({
    title: `${v.candidate} n’est pas encore là`,
    message: `${quoted(v.job)}, début à ${v.starts}. Sans arrivée notée à ${v.asked}, nous vous demanderons si la personne est là.`,
  }),
  presenceAsked: (v: Expected): Words => ({
    title: `Est-ce que ${v.candidate} est là\u202f?`,
    message: `${quoted(v.job)}, début à ${v.starts}\u00a0: aucune arrivée n’est notée. Répondez sur le tableau du jour\u202f; rien ne change sans votre réponse.`,
  }),
};
