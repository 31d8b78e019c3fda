import { useEffect, useState } from "react";

export function useElapsed(delay: number): boolean {
  const [passed, setPassed] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setPassed(delay), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return passed === delay;
}
