/** « Plongeur (H/F) » is the work of a « Plongeur »: a first value, which the person may change. */
export function professionOfTitle(title: string): string {
  const end = title.search(/[([]?\b[hfm] ?\/ ?[hfmx]\b/i);
  return (end === -1 ? title : title.slice(0, end)).trim() || title;
}
