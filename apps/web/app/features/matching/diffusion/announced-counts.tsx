import { useEffect, useRef, useState } from "react";

const PERIOD = 60_000;

/** Reads the counts aloud when they change, at most once a minute, and not on load. */
export function AnnouncedCounts({ sentence }: { sentence: string }) {
  const [announced, setAnnounced] = useState("");
  const last = useRef({ sentence, at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    if (last.current.sentence === sentence) return;
    const wait = Math.max(0, last.current.at + PERIOD - performance.now());
    const timer = setTimeout(() => {
      last.current = { sentence, at: performance.now() };
      setAnnounced(sentence);
    }, wait);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p className="sr-only" role="status">
      {announced}
    </p>
  );
}
