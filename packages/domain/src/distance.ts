export type Point = { lat: number; lon: number };

const KM_PER_DEGREE = 111.195;
const CELLS_PER_ROW = 2400;

/** Flat-earth distance, right to less than 1 % at the scale of a region; the SQL uses the same arithmetic. */
export function distanceKm(a: Point, b: Point): number {
  const meanLat = (((a.lat + b.lat) / 2) * Math.PI) / 180;
  const dLat = a.lat - b.lat;
  const dLon = (a.lon - b.lon) * Math.cos(meanLat);
  return KM_PER_DEGREE * Math.sqrt(dLat * dLat + dLon * dLon);
}

/** Number of the 0.1° × 0.15° square that holds the point, about 11 km a side in France. */
export function cellOf(lat: number, lon: number): number {
  return Math.floor((lat + 90) * 10) * CELLS_PER_ROW + Math.floor((lon + 180) / 0.15);
}
