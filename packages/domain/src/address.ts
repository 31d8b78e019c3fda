/** The town of « 12 rue de la République, 69001 Lyon », which may be shown where the street may not; null when it is not written so. */
export function townOf(address: string): string | null {
  const town = /(?:^|[\s,])(?:F-)?\d{5}\s+([^\d,]+?)\s*(?:,\s*France\s*)?$/iu.exec(address)?.[1]?.trim();
  return town?.replace(/\s+cedex$/i, "") || null;
}
