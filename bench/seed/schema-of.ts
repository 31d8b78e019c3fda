/** 300000 → live_300k */
export function schemaOf(size: number): string {
  return `live_${size >= 1_000_000 ? `${size / 1_000_000}m` : `${size / 1000}k`}`;
}
