import { geoAzimuthalEquidistant } from "d3-geo";

const EARTH_KM = 6371;

export type Point = { lat: number; lon: number };
export type Projection = ReturnType<typeof projectionFrom>;

/** Kilometres east and south of a point: what is within ten kilometres of it is a circle. */
export function projectionFrom({ lat, lon }: Point) {
  return (
    geoAzimuthalEquidistant()
      .rotate([-lon, -lat])
      .scale(EARTH_KM)
      .translate([0, 0])
      .precision(0)
      // Nothing we draw reaches the other side of the Earth.
      .preclip((stream) => stream)
  );
}

export function project(projection: Projection, { lat, lon }: Point): { x: number; y: number } {
  const [x, y] = projection([lon, lat]) ?? [0, 0];
  return { x, y };
}

export function unproject(projection: Projection, x: number, y: number): Point {
  const [lon, lat] = projection.invert?.([x, y]) ?? [0, 0];
  return { lat, lon };
}
