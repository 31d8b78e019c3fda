import { MOST_REPEATED } from "@app/domain/missions/recurrence";
import { addDays, isDay } from "@app/domain/time/calendar";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useRefill } from "../../../../ui/fields/form-restore.ts";
import { type TypedValues, typedList } from "../../../../ui/fields/form-values.ts";
import { EMPTY_ROW, rowsIn, rowsOf, type ShiftRow } from "../values/shift-rows.ts";
import { shiftRowsFr as fr } from "./shift-rows.fr.ts";

/** `first`: what its boxes hold when they appear; what is typed next stays in them. */
export type ShownRow = { key: number; first: ShiftRow };

export interface ShiftRows {
  shown: readonly ShownRow[];
  add: () => void;
  /** The same hours on the next day. */
  copy: (index: number) => void;
  remove: (index: number) => void;
  /** Puts a day and hours in the first row, with the people it already asks for. */
  fillFirst: (row: ShiftRow) => void;
  /** Puts these rows in place of all, where none is stored yet. */
  fillAll: (rows: readonly ShiftRow[]) => void;
  /** Replaces the rows that are not stored yet. */
  replace: (rows: readonly ShiftRow[]) => void;
  announcement: string;
}

/** Adds and removes rows of uncontrolled boxes; `group` is the element around them. */
export function useShiftRows(group: RefObject<HTMLElement | null>, values: TypedValues): ShiftRows {
  const [shown, setShown] = useState(() => numbered(0, orOne(rowsOf((name) => typedList(values, name)))));
  const nextKey = useRef(shown.length);
  const show = (first: ShiftRow): ShownRow => ({ key: nextKey.current++, first });
  const [announcement, setAnnouncement] = useState("");
  const [focus, setFocus] = useState<{ target: number | "add" | null }>();
  useRefill(group, (saved) => setShown(orOne(rowsOf((name) => saved[name] ?? [])).map(show)));

  // New boxes fire no event, and the one pressed may be gone.
  useEffect(() => {
    if (!focus || !group.current) return;
    const { target } = focus;
    group.current.dispatchEvent(new Event("input", { bubbles: true }));
    if (target === null) return;
    const selector = target === "add" ? "[data-add]" : `[data-row="${target}"] input:not([type="hidden"], [disabled])`;
    group.current.querySelector<HTMLElement>(selector)?.focus();
  }, [focus, group]);

  /** As typed now. */
  function current(): ShiftRow[] {
    const form = group.current?.closest("form");
    return form ? rowsIn(new FormData(form)) : [];
  }

  function insert(index: number, row: ShiftRow, message: string) {
    if (shown.length >= MOST_REPEATED) return setAnnouncement(fr.tooMany);
    const added = show(row);
    setFocus({ target: added.key });
    setShown(shown.toSpliced(index, 0, added));
    setAnnouncement(message);
  }

  return {
    shown,
    announcement,
    add() {
      const positions = current().at(-1)?.positions ?? EMPTY_ROW.positions;
      insert(shown.length, { ...EMPTY_ROW, positions }, fr.added(shown.length + 1));
    },
    copy(index) {
      const row = current()[index] ?? EMPTY_ROW;
      const next = row.offset === "" ? "" : String(Number(row.offset) + 1);
      const day = isDay(row.day) ? addDays(row.day, 1) : "";
      insert(index + 1, { ...row, id: "", day, offset: day === "" ? next : "" }, fr.copied(index + 1));
    },
    fillFirst(row) {
      const { positions = row.positions } = current()[0] ?? {};
      setFocus({ target: null });
      setShown(shown.with(0, show({ ...row, positions })));
    },
    fillAll(rows) {
      setFocus({ target: null });
      setShown(rows.slice(0, MOST_REPEATED).map(show));
    },
    remove(index) {
      setFocus({ target: "add" });
      // The next row moves up to another place of the page, where its boxes start from what they hold.
      const typed = current();
      setShown(shown.map((row, at) => ({ ...row, first: typed[at] ?? row.first })).toSpliced(index, 1));
      setAnnouncement(fr.removed(index + 1));
    },
    replace(rows) {
      const stored = current();
      const storedRows = shown.filter((_, index) => stored[index]?.id);
      const added = rows.slice(0, Math.max(0, MOST_REPEATED - storedRows.length)).map(show);
      setFocus({ target: "add" });
      setShown([...storedRows, ...added]);
      setAnnouncement(fr.repeated(added.length));
    },
  };
}

const numbered = (from: number, rows: readonly ShiftRow[]): ShownRow[] =>
  rows.map((first, index) => ({ key: from + index, first }));

const orOne = (rows: readonly ShiftRow[]): readonly ShiftRow[] => (rows.length > 0 ? rows : [EMPTY_ROW]);
