import { type RefObject, useEffect, useRef } from "react";

/** A search input that follows the URL, unless something was typed meanwhile. Not remounted, so that it keeps focus. */
export function useSyncedQuery(words: string): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef(words);
  useEffect(() => {
    if (box.current?.value === shown.current) box.current.value = words;
    shown.current = words;
  }, [words]);
  return box;
}
