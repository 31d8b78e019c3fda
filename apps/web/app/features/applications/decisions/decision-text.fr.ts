import type { ApplicationView } from "@app/contract/applications/applications";
import { deadlinePhrase } from "@app/domain/time/day-phrase";
import { startOf } from "../applied/applied-start.ts";
import { decisionFor } from "./decision.ts";

/** What the employer reads under the name. */
export function decisionText(application: ApplicationView, now: number): string | undefined {
  const { status, candidate_status, candidate } = application;
  const [firstName] = candidate.name.split(" ");
  if (candidate_status === "withdrawn") return `${firstName} a retiré sa candidature.`;
  if (status === "accepted") {
    if (Date.parse(startOf(application)) <= now)
      return candidate_status === "confirmed"
        ? `${firstName} avait confirmé sa venue.`
        : `Vous aviez retenu ${firstName}, sans confirmation de sa part.`;
    if (application.state === "to_reconfirm")
      return `${firstName} n’a pas encore redit oui. Sa place lui reste\u00a0: appelez, ou décidez.`;
    return candidate_status === "confirmed"
      ? `${firstName} a confirmé sa venue. Pensez à la déclaration préalable à l’embauche avant la prise de poste.`
      : `Vous avez retenu ${firstName}. ${awaitedText(application, now)}`;
  }
  if (application.released)
    return `${firstName} n’a pas confirmé sa venue à temps\u00a0: la place est de nouveau proposée.`;
  if (status === "rejected" && application.undo_until !== null)
    return `${firstName} recevra votre refus dans quelques secondes.`;
  if (status === "rejected") return `Votre refus a été transmis à ${firstName}.`;
  if (status === "lapsed")
    return `Le délai de réponse est passé\u00a0: ${firstName} est libre de s’engager ailleurs. Vous pouvez lui proposer la mission à nouveau.`;
  return decisionFor(application).obstacle;
}

function awaitedText({ confirm_before }: ApplicationView, now: number): string {
  if (confirm_before === null) return "Sa confirmation est attendue\u00a0: une notification vous préviendra.";
  return `Sa confirmation est attendue avant ${deadlinePhrase(new Date(confirm_before), new Date(now))}\u202f; sans elle, la place est proposée à une autre personne.`;
}
