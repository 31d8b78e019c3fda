/** Single keys of the office: never in a field or a dialog, nor with a modifier, nor while a key is held. */
type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat"> & {
  target: EventTarget | null;
};

const FIELDS = "textarea, select, [contenteditable], dialog, [role=dialog]";
const TYPED = "input:not([type=radio], [type=checkbox])";

const isWithin = (target: EventTarget | null, selector: string) =>
  target !== null && "closest" in target && (target as Element).closest(selector) !== null;

export function singleKey(event: Pressed): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (isWithin(event.target, `${FIELDS}, ${TYPED}`)) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : null;
}

/** Ctrl + Enter everywhere; Enter alone where it has no other meaning. */
export function isSendKey(event: Pressed, singleKeys: boolean): boolean {
  if (event.key !== "Enter" || event.altKey || event.repeat || isWithin(event.target, "dialog, [role=dialog]"))
    return false;
  if (event.ctrlKey || event.metaKey) return true;
  return singleKeys && !isWithin(event.target, `a, button, summary, ${FIELDS}, input`);
}

/** The row to focus after J or K: the one beside the present one, or the first. */
export function neighbour<T>(rows: readonly T[], current: T | undefined, key: string): T | undefined {
  if (key !== "j" && key !== "k") return undefined;
  const index = current === undefined ? -1 : rows.indexOf(current);
  return index === -1 ? rows[0] : rows[index + (key === "j" ? 1 : -1)];
}
