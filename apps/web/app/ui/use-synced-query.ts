import { type RefObject, useEffect, useRef } from "react";

/**
 * For a search box whose words go to the address: it follows when a tab, a link or the back button changes them, and what was
 * typed while the page was on its way stays. It keeps its focus, which another box in its place would not.
 */
export function useSyncedQuery(words: string): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef(words);
  useEffect(() => {
    if (box.current?.value === shown.current) box.current.value = words;
    shown.current = words;
  }, [words]);
  return box;
}
