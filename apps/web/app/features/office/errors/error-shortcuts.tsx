import { useEffect, useLayoutEffect, useRef } from "react";
import { neighbour, singleKey } from "../queue/shortcuts.ts";
import { useKeysOn } from "../queue/shortcuts-setting.ts";

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>("[data-error] button")];

/** J and K move between the buttons that close an error; once one is closed, the next has the focus. */
export function ErrorKeys() {
  const isOn = useKeysOn();
  const lastIndex = useRef(-1);
  useLayoutEffect(() => {
    if (!isOn) return;
    const currentButton = () => buttons().find((button) => button === document.activeElement);
    function onKeyDown(event: KeyboardEvent) {
      const key = singleKey(event);
      const next = key === null ? undefined : neighbour(buttons(), currentButton(), key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
    function onFocus() {
      const button = currentButton();
      if (button) lastIndex.current = buttons().indexOf(button);
    }
    addEventListener("keydown", onKeyDown);
    addEventListener("focusin", onFocus);
    return () => {
      removeEventListener("keydown", onKeyDown);
      removeEventListener("focusin", onFocus);
    };
  }, [isOn]);
  // After every change of the list.
  useEffect(() => {
    if (lastIndex.current >= 0 && document.activeElement === document.body)
      (buttons()[lastIndex.current] ?? buttons().at(-1))?.focus();
  });
  return null;
}
