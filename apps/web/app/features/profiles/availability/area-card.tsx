import type { AvailabilityView } from "@app/contract/profiles/availability";
import { RADIUS_STOPS } from "@app/domain/places/place";
import { MapPin } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Combobox } from "../../../ui/fields/combobox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import type { SearchOptions } from "../../../ui/fields/remote-options.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Outcome } from "../../../ui/outcome.ts";
import { refusal } from "./refusal.ts";
import { SaveCard } from "./save-card.tsx";

export interface AreaCardProps extends Pick<AvailabilityView, "place" | "radius"> {
  search: SearchOptions;
}

/** How far this person goes: their own choice, and a limit for propositions. */
export function AreaCard({ place, radius, search }: AreaCardProps) {
  const fetcher = useFetcher<RefusedForm | Outcome>({ key: "availability-area" });
  const problem = refusal(fetcher.data);
  const isSaved = fetcher.state === "idle" && fetcher.data !== undefined && problem === undefined;
  const stops = [...new Set([...RADIUS_STOPS, radius])].toSorted((a, b) => a - b);
  return (
    <SaveCard id="secteur" title="Mon secteur" isSaved={isSaved}>
      <p className="text-ink-2 text-sm">
        {place === null
          ? "Indiquez un lieu pour recevoir des propositions."
          : `Rien ne vous est proposé à plus de ${radius}\u00a0km de ${place.name}. Les employeurs ne voient pas votre secteur.`}
      </p>
      <fetcher.Form method="post" className="mt-3 grid gap-4">
        <input type="hidden" name="intent" value="area" />
        {problem !== undefined && <Notice tone="danger" title={problem} live="assertive" />}
        <Field name="place" label="Lieu" required>
          <Combobox
            icon={MapPin}
            defaultValue={place?.label ?? ""}
            placeholder="Ville, code postal…"
            maxLength={120}
            search={search}
            listLabel="Lieux proposés"
            emptyText="Aucune ville trouvée"
            failedText="Erreur lors du chargement des villes."
          />
        </Field>
        <Field name="radius" label="Rayon">
          <Select
            options={stops.map((km) => ({ value: String(km), label: `${km}\u00a0km` }))}
            defaultValue={String(radius)}
          />
        </Field>
        <div>
          <Button type="submit" variant="line" loading={fetcher.state !== "idle"}>
            Enregistrer le secteur
          </Button>
        </div>
      </fetcher.Form>
    </SaveCard>
  );
}
