import type { ApplicationView } from "@app/contract/applications/applications";

type Choosable = Pick<ApplicationView, "id" | "status"> & {
  shifts: readonly Pick<ApplicationView["shifts"][number], "id" | "status" | "positions" | "accepted">[];
};

/** The shifts chosen for each application; those without any are left out. */
export type Selection = ReadonlyMap<number, ReadonlySet<number>>;

/** The shifts of an application that can still be given. */
export function openShifts({ status, shifts }: Choosable): readonly number[] {
  if (status !== "pending" && status !== "reviewed") return [];
  return shifts.filter((shift) => shift.status === "asked" && shift.accepted < shift.positions).map(({ id }) => id);
}

/** A person is chosen for all they asked for, or for nothing. */
export function togglePerson(selection: Selection, application: Choosable): Selection {
  const next = new Map(selection);
  const open = openShifts(application);
  if (next.has(application.id) || open.length === 0) next.delete(application.id);
  else next.set(application.id, new Set(open));
  return next;
}

export function toggleShift(selection: Selection, application: number, shift: number): Selection {
  const shifts = new Set(selection.get(application));
  if (!shifts.delete(shift)) shifts.add(shift);
  const next = new Map(selection);
  if (shifts.size === 0) next.delete(application);
  else next.set(application, shifts);
  return next;
}
