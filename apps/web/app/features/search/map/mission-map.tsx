import type { MissionMap as FoundMap } from "@app/contract/search/mission-map";
import { RADIUS_STOPS } from "@app/domain/places/place";
import { LocateFixed, Minus, Plus, Search } from "lucide-react";
import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { type Cluster, clusterMarks } from "./clusters.ts";
import { mapArea } from "./map-area.ts";
import { freeLabels } from "./map-labels.ts";
import { MapMarks } from "./map-marks.tsx";
import { OutlineLayer } from "./outline-layer.tsx";
import { project, projectionFrom, unproject } from "./projection.ts";
import { useMapView } from "./use-map-view.ts";
import { outlinesNear, useOutlines } from "./use-outlines.ts";

export interface MissionMapProps {
  map: Pick<FoundMap, "marks" | "more" | "centre">;
  /** The place whose missions are listed. */
  at: string | undefined;
  now: number;
  /** The list of one place. */
  hrefOf: (placeCode: string) => string;
  /** The same search around another place; the label of a position is null abroad. */
  locate: (position: { lat: number; lon: number }) => Promise<string | null>;
  aroundHref: (label: string, radius: number) => string;
  /** A larger circle, when this one is empty. */
  wider: { radius: number; href: string } | null;
  pointed: string | undefined;
  onPoint: (placeCode: string | undefined) => void;
}

export function MissionMap(props: MissionMapProps) {
  const { map, at, now, hrefOf, locate, aroundHref, wider, pointed, onPoint } = props;
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  const {
    middle: { lat, lon },
    halfKm,
    radius,
  } = mapArea(map);
  const key = [lat, lon, halfKm].join();
  const { frame, size, view, isMoved, move, zoomIn, zoomOut, reset, handlers } = useMapView(key, halfKm);
  const projection = useMemo(() => projectionFrom({ lat, lon }), [lat, lon]);
  const placed = useMemo(
    () => map.marks.map((mark) => ({ ...mark, ...project(projection, mark) })),
    [map.marks, projection],
  );
  const clusters = useMemo(() => clusterMarks(placed, view.scale), [placed, view.scale]);
  const codes = map.marks.map(({ placeCode }) => placeCode);
  const { outlines, areas } = useOutlines(outlinesNear({ lat, lon }, halfKm), projection, codes);

  const open = ({ marks }: Cluster) => {
    const [first] = marks;
    if (!first) return;
    if (marks.length === 1) void navigate(hrefOf(first.placeCode), { preventScrollReset: true });
    else if (size) move(around(marks, Math.min(size.width, size.height), view.scale));
  };

  const searchHere = async () => {
    if (!size) return;
    setProblem("");
    const label = await locate(unproject(projection, view.x, view.y)).catch(() => undefined);
    if (label === undefined) setProblem("La recherche n’a pas répondu. Réessayez.");
    else if (label === null) setProblem("Aucun lieu de France au milieu de la carte.");
    else {
      const km = Math.min(size.width, size.height) / 2 / view.scale;
      await navigate(aroundHref(label, RADIUS_STOPS.findLast((stop) => stop <= km * 1.1) ?? RADIUS_STOPS[0]));
    }
  };

  const onScreen = ({ x, y }: { x: number; y: number }) => ({
    x: (size?.width ?? 0) / 2 + (x - view.x) * view.scale,
    y: (size?.height ?? 0) / 2 + (y - view.y) * view.scale,
  });
  const names = outlines
    .flatMap(({ labels }) => labels)
    .map(({ name, x, y }) => ({ key: `${name} ${x} ${y}`, name, ...onScreen({ x, y }) }));
  const visible = names.filter(({ x, y }) => size && x > 0 && x < size.width && y > 0 && y < size.height);
  const note = problem || noteOf(map);
  return (
    <div ref={frame} className="m-map" role="group" aria-label="Carte des missions" {...handlers}>
      {size && (
        <>
          <OutlineLayer
            outlines={outlines}
            areas={areas}
            labels={freeLabels(visible, clusters.map(onScreen))}
            selected={at}
            {...{ view, size, radius }}
          />
          <MapMarks selected={at} onOpen={open} {...{ clusters, view, size, now, pointed, onPoint }} />
        </>
      )}
      <div className="m-controls">
        <button type="button" onClick={zoomIn} aria-label="Zoomer">
          <Plus className="ico" aria-hidden="true" />
        </button>
        <button type="button" onClick={zoomOut} aria-label="Dézoomer">
          <Minus className="ico" aria-hidden="true" />
        </button>
        <button type="button" onClick={reset} aria-label="Revenir à la recherche">
          <LocateFixed className="ico" aria-hidden="true" />
        </button>
      </div>
      {isMoved && (
        <div className="m-here">
          <Button variant="line" icon={Search} onClick={() => void searchHere()}>
            Chercher dans cette zone
          </Button>
        </div>
      )}
      <div className="m-foot">
        <p className={cx("m-note", note === HINT && "m-hint")} role="status">
          {note}
          {problem === "" && map.marks.length === 0 && wider && (
            <Link to={wider.href} className="link ml-2 whitespace-nowrap" preventScrollReset>
              {`Élargir à ${wider.radius}\u00a0km`}
            </Link>
          )}
        </p>
        <p className="m-credit">
          {outlines.some((file) => file.outlines.objects.parts)
            ? "Contours IGN, Insee\u00a0; arrondissements approchés"
            : "Contours IGN, Insee"}
        </p>
      </div>
    </div>
  );
}

const HINT = "Une pastille\u00a0: une commune ou un arrondissement.";

function noteOf({ marks, more, centre }: MissionMapProps["map"]): string {
  if (marks.length === 0) return centre?.radius ? "Rien dans ce cercle." : "Aucune mission à placer sur la carte.";
  if (more) return "La carte ne montre pas toutes les missions\u00a0: précisez la recherche.";
  return HINT;
}

/** Close enough for the marks to part, with all of them in view. */
function around(marks: Cluster["marks"], pixels: number, scale: number) {
  const [xs, ys] = [marks.map(({ x }) => x), marks.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = Math.max(east - west, south - north);
  return { x: (west + east) / 2, y: (north + south) / 2, scale: Math.max(scale * 1.6, (0.6 * pixels) / wide) };
}
