import { useState } from "react";
import type { ChoosableShift } from "./shift-obstacles.fr.ts";

export interface ShiftChoice {
  shifts: readonly ChoosableShift[];
  chosen: readonly ChoosableShift[];
  /** False when a person takes every shift together. */
  isFree: boolean;
  toggle: (id: number) => void;
  takeAll: () => void;
}

/** At first every shift that can be taken is chosen; or those of a form that was refused, or the one that was asked for. */
export function useShiftChoice(
  shifts: readonly ChoosableShift[],
  takeSome: boolean,
  { sent, asked }: { sent?: readonly number[] | undefined; asked?: number | undefined } = {},
): ShiftChoice {
  const isFree = takeSome && shifts.length > 1;
  const open = shifts.filter(({ obstacle }) => obstacle === undefined);
  const [ids, setIds] = useState<ReadonlySet<number>>(() => {
    const found = open.filter(({ id }) => id === asked);
    return sent ? new Set(sent) : idsOf(found.length > 0 ? found : open);
  });
  return {
    shifts,
    // One that has filled up since is no longer chosen.
    chosen: isFree ? open.filter(({ id }) => ids.has(id)) : shifts,
    isFree,
    toggle: (id) => setIds((before) => (before.has(id) ? idsOf(open, before, id) : new Set([...before, id]))),
    takeAll: () => setIds(idsOf(open)),
  };
}

function idsOf(shifts: readonly ChoosableShift[], among?: ReadonlySet<number>, without?: number): Set<number> {
  const ids = shifts.map(({ id }) => id);
  return new Set(ids.filter((id) => id !== without && (among?.has(id) ?? true)));
}
