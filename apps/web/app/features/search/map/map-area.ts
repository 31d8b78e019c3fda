import type { MissionMap } from "@app/contract/search/mission-map";
import { type Point, project, projectionFrom } from "./projection.ts";

/** What the map shows at first: a middle, and how far around it. */
export type MapArea = { middle: Point; halfKm: number; radius: number | null };

const FRANCE: MapArea = { middle: { lat: 46.6, lon: 2.5 }, halfKm: 520, radius: null };
/** So that a lone place is not shown larger than its neighbours. */
const LEAST_KM = 12;

/** The circle of the search, or everything it found. */
export function mapArea({ centre, marks }: Pick<MissionMap, "centre" | "marks">): MapArea {
  if (centre?.radius) return { middle: centre, halfKm: centre.radius * 1.04, radius: centre.radius };
  if (marks.length === 0) return centre ? { middle: centre, halfKm: 60, radius: null } : FRANCE;
  const lats = marks.map(({ lat }) => lat);
  const lons = marks.map(({ lon }) => lon);
  const middle = centre ?? {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lon: (Math.min(...lons) + Math.max(...lons)) / 2,
  };
  const projection = projectionFrom(middle);
  const furthest = Math.max(...marks.map((mark) => distance(project(projection, mark))));
  return { middle, halfKm: Math.max(furthest * 1.1, LEAST_KM), radius: null };
}

const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y);
