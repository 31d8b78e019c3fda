import { useEffect } from "react";

/** In place of one page, inside its menu, or of everything. */
type Problem = "page" | "site";

let shown: Problem | undefined;

export const shownProblem = (): Problem | undefined => shown;

/** While the calling component is on the screen. */
export function useShownProblem(problem: Problem): void {
  useEffect(() => {
    shown = problem;
    return () => {
      shown = undefined;
    };
  }, [problem]);
}
