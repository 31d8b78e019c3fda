const ratings = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** « 4,8 » */
export function formatRating(rating: number): string {
  return ratings.format(rating);
}
