export type Point = { lat: number; lon: number };

const KM_PER_DEGREE = 111.195;

/** Flat-earth distance, right to less than 1 % at the scale of a region; the SQL uses the same arithmetic. */
export function distanceKm(a: Point, b: Point): number {
  const meanLat = (((a.lat + b.lat) / 2) * Math.PI) / 180;
  const dLat = a.lat - b.lat;
  const dLon = (a.lon - b.lon) * Math.cos(meanLat);
  return KM_PER_DEGREE * Math.sqrt(dLat * dLat + dLon * dLon);
}
