import type { AvailabilityView } from "@app/contract/profiles/availability";
import { NIGHT_URGENT_HOURS } from "@app/domain/time/night";
import { Link } from "react-router";
import { CANDIDATE_CERTIFICATES } from "../../../lib/candidate-paths.ts";
import { Toggle } from "../../../ui/fields/toggle.tsx";
import type { ChoiceName } from "./availability-forms.server.ts";
import { SaveCard } from "./save-card.tsx";
import { SaveForm } from "./save-form.tsx";
import { useSave } from "./use-save.ts";

type Choices = Pick<AvailabilityView, ChoiceName>;

interface Line {
  name: ChoiceName;
  label: string;
  text: string;
}

const NIGHT: Line = {
  name: "nightAlerts",
  label: "La nuit aussi, de 22\u00a0h à 6\u00a0h\u00a030",
  text: `Seulement pour une mission qui commence dans les ${NIGHT_URGENT_HOURS}\u00a0heures.`,
};
const LICENCE: Line = {
  name: "drivingLicence",
  label: "J’ai le permis de conduire",
  text: "Sans lui, les missions qui le demandent ne vous sont pas proposées.",
};
const VERIFIED: Line = {
  name: "verifiedOnly",
  label: "Entreprises vérifiées seulement",
  text: "Celles qu’une personne de Renfort a vérifiées. Une adresse prouvée ou un SIRET trouvé n’y suffisent pas.",
};

export function AlertsCard({ choices }: { choices: Choices }) {
  const night = useChoice(NIGHT.name, choices);
  return (
    <SaveCard id="alertes" title="Alertes" isSaved={night.isSaved}>
      <ul className="exlist">
        <ChoiceRow line={NIGHT} {...night} />
      </ul>
    </SaveCard>
  );
}

export function FiltersCard({ choices }: { choices: Choices }) {
  const licence = useChoice(LICENCE.name, choices);
  const verified = useChoice(VERIFIED.name, choices);
  return (
    <SaveCard id="propositions-recues" title="Ce qu’on me propose" isSaved={licence.isSaved || verified.isSaved}>
      <ul className="exlist">
        <ChoiceRow line={LICENCE} {...licence} />
        <ChoiceRow line={VERIFIED} {...verified} />
      </ul>
      <Link to={CANDIDATE_CERTIFICATES} className="link inline-flex min-h-11 items-center">
        Mes autres certificats
      </Link>
    </SaveCard>
  );
}

/** The choice shown: the one being sent, else the stored one. */
function useChoice(name: ChoiceName, choices: Choices) {
  const save = useSave(name);
  const requested = save.sent?.get("value");
  return { ...save, isOn: typeof requested === "string" ? requested === "true" : choices[name] };
}

function ChoiceRow({ line, isOn, isBusy, send }: { line: Line } & ReturnType<typeof useChoice>) {
  return (
    <li>
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{line.label}</b>
        <span className="text-ink-2 text-sm">{line.text}</span>
      </span>
      <SaveForm fields={{ intent: "choice", name: line.name, value: String(!isOn) }} onSend={send}>
        <Toggle checked={isOn} label={line.label} pending={isBusy} />
      </SaveForm>
    </li>
  );
}
