import type { MissionMap as FoundMap } from "@app/contract/search/mission-map";
import { formatCount } from "@app/domain/text/format-number";
import { type ComponentType, type ReactNode, Suspense, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useHydrated } from "../../../ui/hydrated.ts";
import type { MissionMapProps } from "./mission-map.tsx";

export interface MapViewProps
  extends Pick<MissionMapProps, "at" | "now" | "hrefOf" | "aroundHref" | "locate" | "wider"> {
  /** Null when it could not be read. */
  map: Pick<FoundMap, "marks" | "more" | "centre"> | null;
  /** Loaded when it is shown. */
  MissionMap: ComponentType<MissionMapProps>;
  /** The search without a chosen place. */
  allHref: string;
  /** How many missions of the chosen place are listed. */
  shown: number;
  /** The list. */
  children: ReactNode;
}

/** A map above the list, or beside it. */
export function MapView({ map, MissionMap, allHref, shown, children, ...links }: MapViewProps) {
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<string>();
  const marks = map?.marks ?? [];
  const ids = marks.find(({ placeCode }) => placeCode === pointed)?.ids.join() ?? "";
  useEffect(() => {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>("[data-mission]") ?? [])];
    for (const card of cards)
      card.classList.toggle("is-pointed", ids.split(",").includes(card.dataset["mission"] ?? ""));
  }, [ids]);
  const pointCard = ({ target }: SyntheticEvent) => {
    const card = target instanceof Element ? target.closest<HTMLElement>("[data-mission]") : null;
    const id = Number(card?.dataset["mission"]);
    setPointed(marks.find((mark) => mark.ids.includes(id))?.placeCode);
  };
  const place = marks.find(({ placeCode }) => placeCode === links.at);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(320px,400px)_minmax(0,1fr)]">
      <div className="h-[52svh] min-h-80 overflow-hidden rounded-lg border border-line bg-sunken lg:sticky lg:top-4 lg:order-2 lg:h-[calc(100svh-6rem)]">
        {map === null ? (
          <p className="p-4 text-ink-2">La carte n’a pas pu être chargée.</p>
        ) : hydrated ? (
          <Suspense fallback={null}>
            <MissionMap {...{ map, pointed }} {...links} onPoint={setPointed} />
          </Suspense>
        ) : (
          <PlaceLinks marks={map.marks} hrefOf={links.hrefOf} />
        )}
      </div>
      <div
        ref={list}
        className="min-w-0"
        role="presentation"
        onPointerOver={pointCard}
        onPointerLeave={() => setPointed(undefined)}
        onFocus={pointCard}
        onBlur={() => setPointed(undefined)}
      >
        {place && (
          <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
            <h2 className="text-xl">{place.name}</h2>
            <p className="num text-ink-2 text-sm" role="status">
              {countText(place.count, shown)}
            </p>
            <Link to={allHref} className="link ms-auto inline-flex min-h-11 items-center text-sm" preventScrollReset>
              Voir tous les lieux
            </Link>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

/** Without script. */
function PlaceLinks({ marks, hrefOf }: Pick<FoundMap, "marks"> & Pick<MissionMapProps, "hrefOf">) {
  return (
    <ul className="no-js-only h-full overflow-y-auto p-4" aria-label="Lieux">
      {marks.map(({ placeCode, name, count }) => (
        <li key={placeCode}>
          <Link to={hrefOf(placeCode)} className="link inline-flex min-h-11 items-center">
            {`${name}, ${countText(count, count)}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** « 3 missions », « 30 missions affichées sur 45 » */
function countText(count: number, shown: number): string {
  if (count > shown) return `${formatCount(shown)}\u00a0missions affichées sur ${formatCount(count)}`;
  return `${formatCount(count)}\u00a0mission${count > 1 ? "s" : ""}`;
}
