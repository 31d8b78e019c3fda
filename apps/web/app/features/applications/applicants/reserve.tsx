import { formatCount } from "@app/domain/text/format-number";

/** « En réserve : 2 » */
export const reserveTitle = (count: number) => `En réserve\u00a0: ${formatCount(count)}`;

/** Nobody is sent away before the people accepted have come. */
export function ReserveNote() {
  return (
    <p className="mb-2 text-ink-2 text-sm">
      Gardez ces candidatures jusqu’à la venue&nbsp;: si une place se libère, vous pouvez les accepter.
    </p>
  );
}
