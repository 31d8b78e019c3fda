import { useEffect, useMemo, useState } from "react";
import { DEPARTMENT_BOXES } from "./department-boxes.ts";
import { areaPaths, type OutlinePaths, type Outlines, outlinePaths } from "./outline-paths.ts";
import { type Point, type Projection, project, projectionFrom } from "./projection.ts";

const FILES = import.meta.glob<string>("./outlines/*.json", { query: "?url", import: "default", eager: true });
/** A wider search shows whole departments. */
const MOST_DEPARTMENTS = 8;
const WIDE = ["france"];

/** The files of the outlines that a circle touches, the nearest first. */
export function outlinesNear(centre: Point, km: number): string[] {
  const projection = projectionFrom(centre);
  const near = Object.entries(DEPARTMENT_BOXES)
    .map(([department, [west, south, east, north]]) => {
      const nearest = { lon: between(west, centre.lon, east), lat: between(south, centre.lat, north) };
      const middle = { lon: (west + east) / 2, lat: (south + north) / 2 };
      return { department, km: length(project(projection, nearest)), middle: length(project(projection, middle)) };
    })
    .filter((box) => box.km <= km)
    .toSorted((a, b) => a.km - b.km || a.middle - b.middle);
  return near.length > MOST_DEPARTMENTS ? WIDE : near.map(({ department }) => department);
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
const length = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y);

type Drawn = OutlinePaths & { outlines: Outlines };
const NONE: Drawn[] = [];

/** The nearest first; what cannot be read is left out. `codes`: the communes drawn apart. */
export function useOutlines(files: readonly string[], projection: Projection, codes: readonly string[]) {
  const [loaded, setLoaded] = useState<{ key: string; projection: Projection | null; all: Drawn[] }>(NOTHING);
  const key = files.join();
  useEffect(() => {
    if (key === "") return;
    const stop = new AbortController();
    const draw = async () => {
      // One by one, so that the nearest is on the screen before the others are read and worked out.
      for (const file of key.split(",")) {
        const outlines = await readOutlines(file, stop.signal).catch(() => null);
        if (stop.signal.aborted) return;
        if (outlines === null) continue;
        const drawn = { outlines, ...outlinePaths(outlines, projection) };
        setLoaded((before) => {
          const isSame = before.key === key && before.projection === projection;
          return { key, projection, all: [...(isSame ? before.all : NONE), drawn] };
        });
        await painted();
      }
    };
    void draw();
    return () => stop.abort();
  }, [key, projection]);
  const all = loaded.key === key && loaded.projection === projection ? loaded.all : NONE;
  const wanted = codes.join();
  const areas = useMemo(() => {
    const set = new Set(wanted.split(","));
    return all.flatMap(({ outlines }) => areaPaths(outlines, projection, set));
  }, [all, projection, wanted]);
  return { outlines: all, areas };
}

/** After the next frame, or a little later in a tab that is not shown. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });

const NOTHING = { key: "", projection: null, all: NONE };

async function readOutlines(file: string, signal: AbortSignal): Promise<Outlines> {
  const response = await fetch(FILES[`./outlines/${file}.json`] ?? "", { signal });
  if (!response.ok) throw new Error(`outlines of ${file}: ${response.status}`);
  // A file of ours: tools/outlines.ts writes it.
  return (await response.json()) as Outlines;
}
