import { formatCount } from "@app/domain/format";
import { cityOf } from "./city.ts";

/** « 64 missions disponibles près de Lyon ». */
export function missionsCountText(
  page: { count: number; count_is_estimate?: boolean | undefined },
  location: string,
): string {
  const near = location ? ` près de ${cityOf(location)}` : "";
  if (page.count === 0) return `Aucune mission disponible${near}`;
  if (page.count === 1) return `1 mission disponible${near}`;
  const count = page.count_is_estimate
    ? `Environ ${formatCount(Number(page.count.toPrecision(3)))}`
    : formatCount(page.count);
  return `${count} missions disponibles${near}`;
}
