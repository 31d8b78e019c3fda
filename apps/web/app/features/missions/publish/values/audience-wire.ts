import { AUDIENCES } from "@app/domain/missions/audience";
import { addDays, atParis, isTime, parisDay, parseInstant } from "@app/domain/time/calendar";

/** Whom the mission is for, when the form asks. */
export function audienceWire(form: FormData) {
  const audience = AUDIENCES.find((one) => one === form.get("audience"));
  if (audience === undefined) return {};
  if (audience === "everyone") return { audience };
  return {
    audience,
    teamUntil: audience === "team_first" ? openingOf(form) : null,
    teamGroups: form.getAll("teamGroups").map(Number),
    teamBooking: form.has("teamBooking") ? ("first" as const) : ("choose" as const),
  };
}

/** The next time the clock says that hour; what is no hour goes as it is, to be refused. */
function openingOf(form: FormData): string | null {
  const time = textOf(form, "teamUntil").trim();
  const from = parseInstant(textOf(form, "teamUntilFrom"));
  if (time === "" || from === null) return null;
  if (!isTime(time)) return time;
  const today = atParis(parisDay(from), time);
  return (today > from ? today : atParis(addDays(parisDay(from), 1), time)).toISOString();
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
