import { LocateFixed, MapPin } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Combobox } from "../../../ui/fields/combobox.tsx";
import { Field, fieldId } from "../../../ui/fields/field.tsx";
import type { SearchOptions } from "../../../ui/fields/remote-options.ts";

/** The label of the place at a position; null when there is none. */
export type LocatePlace = (position: { lat: number; lon: number }) => Promise<string | null>;

const NAME = "location";
const REFUSED = "Position refusée. Indiquez un lieu.";
const UNKNOWN = "Position introuvable. Indiquez un lieu.";

export function PlaceField({ place, search, locate }: { place: string; search: SearchOptions; locate: LocatePlace }) {
  return (
    <AroundMe locate={locate}>
      <Field name={NAME} label="Lieu">
        <Combobox
          icon={MapPin}
          defaultValue={place}
          placeholder="Ville, code postal…"
          maxLength={120}
          search={search}
          listLabel="Lieux proposés"
          emptyText="Aucune ville trouvée"
          failedText="Erreur lors du chargement des villes."
        />
      </Field>
    </AroundMe>
  );
}

function AroundMe({ locate, children }: { locate: LocatePlace; children: ReactNode }) {
  const [problem, setProblem] = useState<string>();
  const [isSearching, setSearching] = useState(false);

  async function around() {
    setProblem(undefined);
    setSearching(true);
    const found = await placeHere(locate);
    setSearching(false);
    const field = document.getElementById(fieldId(NAME));
    if (!(field instanceof HTMLInputElement)) return;
    if ("problem" in found) {
      setProblem(found.problem);
      field.focus();
      return;
    }
    field.value = found.label;
    field.form?.requestSubmit();
  }

  return (
    // What is typed answers the problem of the previous try.
    <div className="where-cell where-place" role="presentation" onInput={() => setProblem(undefined)}>
      {children}
      <button
        type="button"
        className="where-locate js-only when-ready"
        onClick={() => void around()}
        aria-describedby="autour-de-moi"
        aria-busy={isSearching || undefined}
      >
        <LocateFixed className="ico" aria-hidden="true" />
        <span className="md:sr-only">Autour de moi</span>
      </button>
      <p id="autour-de-moi" className="where-hint js-only md:sr-only">
        Votre position sert à cette recherche, elle n’est ni gardée ni montrée aux employeurs.
      </p>
      <p role="status" className="where-problem">
        {problem}
      </p>
    </div>
  );
}

async function placeHere(locate: LocatePlace): Promise<{ label: string } | { problem: string }> {
  const position = await currentPosition();
  if (position === "refused") return { problem: REFUSED };
  if (position === "failed") return { problem: UNKNOWN };
  const label = await locate(position).catch(() => null);
  return label === null ? { problem: UNKNOWN } : { label };
}

const TIMEOUT_MS = 10_000;
const RECENT_MS = 600_000;

/** To a hundredth of a degree, about a kilometre: nothing finer leaves the browser. */
function currentPosition(): Promise<{ lat: number; lon: number } | "refused" | "failed"> {
  return new Promise((resolve) => {
    if (!("geolocation" in navigator)) {
      resolve("failed");
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lon: rounded(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? "refused" : "failed"),
      { timeout: TIMEOUT_MS, maximumAge: RECENT_MS },
    );
  });
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
