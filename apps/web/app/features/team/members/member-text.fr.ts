import type { TeamMember } from "@app/contract/team/team";
import type { TeamFree } from "@app/domain/team/team";
import { formatCount } from "@app/domain/text/format-number";
import { dayPhrase } from "@app/domain/time/day-phrase";
import { shortAge } from "@app/domain/time/relative-time";

const FREE: Readonly<Record<TeamFree, string>> = { yes: "Libre", no: "Pas libre", unknown: "Ne l’a pas dit" };

/** « Libre ce soir », « Pas libre demain soir », « Ne l’a pas dit »: for one mission, never anything else of their time. */
export function freeText(free: TeamFree, startsAt: string, now: number): string {
  return free === "unknown" ? FREE.unknown : `${FREE[free]} ${dayPhrase(new Date(startsAt), new Date(now))}`;
}

type Worked = Pick<TeamMember, "worked" | "last_worked_at" | "origin">;

/** « 12 missions ici, il y a 5 j », « Par votre lien, pas encore de mission ici » */
export function workedText({ worked, last_worked_at: last, origin }: Worked, now: number): string {
  if (worked === 0)
    return origin === "link" ? "Par votre lien, pas encore de mission ici" : "Pas encore de mission ici";
  const missions = `${formatCount(worked)}\u00a0mission${worked > 1 ? "s" : ""} ici`;
  return last === null ? missions : `${missions}, ${lowered(shortAge(new Date(last), new Date(now)))}`;
}

const lowered = (text: string) => text.charAt(0).toLocaleLowerCase("fr") + text.slice(1);

export const PROPOSED: Readonly<Record<NonNullable<TeamMember["proposed"]>, string>> = {
  waiting: "Mission proposée",
  yes: "A dit oui",
  no: "A dit non",
  standby: "En renfort",
  expired: "Sans réponse",
  closed: "Mission proposée",
  applied: "A postulé",
};

/** « 12 personnes d’accord pour revenir, 3 libres ce soir » */
export function teamText(members: number, free: { count: number; startsAt: string } | undefined, now: number): string {
  if (members === 0) return "Personne pour l’instant";
  const agreed = `${peopleText(members)} d’accord pour revenir`;
  if (!free || free.count === 0) return agreed;
  return `${agreed}, ${free.count}\u00a0libre${free.count > 1 ? "s" : ""} ${dayPhrase(new Date(free.startsAt), new Date(now))}`;
}

export const peopleText = (count: number) => `${formatCount(count)}\u00a0personne${count > 1 ? "s" : ""}`;

/** « Inès, Karim, Salomé », « Inès, Karim, Salomé et 4 autres » */
export function firstNames(people: readonly { name: string }[], most = 3): string {
  const names = people.slice(0, most).map(({ name }) => name.split(" ")[0] ?? name);
  const others = people.length - names.length;
  return others > 0 ? `${names.join(", ")} et ${others} autre${others > 1 ? "s" : ""}` : names.join(", ");
}

/** What a yes does: it takes a place, without another decision. */
export const engagesText = (missing: number): string =>
  missing > 1
    ? `Les ${missing}\u00a0premiers oui prennent les places et vous engagent.`
    : "Le premier oui prend la place et vous engage.";

/** When nobody is left to ask in one gesture. */
export function nobodyFreeText(proposed: number): string {
  if (proposed === 0) return "Personne de votre équipe n’a dit être libre à ces heures.";
  return `${peopleText(proposed)} de votre équipe ${proposed > 1 ? "ont" : "a"} déjà reçu la mission. Personne d’autre n’a dit être libre.`;
}

/** How many received it, of those who were chosen. */
export function proposedText(proposed: number, asked: number): string {
  if (proposed === 0)
    return "Personne n’a reçu la mission\u00a0: elle a déjà été proposée, ou ne va pas avec leurs horaires.";
  if (proposed < asked) return `Mission proposée à ${proposed}\u00a0personne${proposed > 1 ? "s" : ""} sur ${asked}.`;
  return `Mission proposée à ${peopleText(proposed)}.`;
}
