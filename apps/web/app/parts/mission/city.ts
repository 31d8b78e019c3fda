/** « Lyon (69) » becomes « Lyon ». */
export function cityOf(location: string): string {
  return location.replace(/\s*\(.*$/, "").trim();
}

/** « à Lyon », « au Mans », « aux Lilas ». */
export function inCity(city: string): string {
  const [, article, rest] = /^(Le|Les)\s+(.+)$/i.exec(city) ?? [];
  if (!article || !rest) return `à ${city}`;
  return `${article.toLowerCase() === "le" ? "au" : "aux"} ${rest}`;
}
