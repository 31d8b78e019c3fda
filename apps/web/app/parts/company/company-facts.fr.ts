import type { PublicCompanyView } from "@app/contract/companies/companies";
import { formatCount } from "@app/domain/text/format-number";

/** « répond à 8 candidatures sur 10 »; undefined under five of them. Silence counts as no answer, a refusal as one. */
export function answeredText({ answered, cases }: PublicCompanyView["answers"]): string | undefined {
  if (answered === null) return undefined;
  return answered === 0
    ? `n’a répondu à aucune des ${formatCount(cases)}\u00a0dernières candidatures`
    : `répond à ${some(answered, "candidature", "candidatures")} sur ${formatCount(cases)}`;
}

/** « Depuis douze mois : 46 venues, et 2 venues confirmées annulées par l’entreprise. »; undefined while they are too few. */
export function cancelledText(record: PublicCompanyView["record"]): string | undefined {
  if (record === null) return undefined;
  const { came, cancelled } = record;
  const called =
    cancelled === 0
      ? "aucune venue confirmée annulée"
      : some(cancelled, "venue confirmée annulée", "venues confirmées annulées");
  return `Depuis douze mois\u00a0: ${some(came, "venue", "venues")}, et ${called} par l’entreprise.`;
}

const some = (count: number, one: string, many: string) => `${formatCount(count)}\u00a0${count > 1 ? many : one}`;
