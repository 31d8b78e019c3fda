import { useEffect } from "react";

/** Instead of one page inside its menu, or of the document. */
type Problem = "page" | "site";

let shown: Problem | undefined;

export const shownProblem = (): Problem | undefined => shown;

/** While the calling component is mounted. */
export function useShownProblem(problem: Problem): void {
  useEffect(() => {
    shown = problem;
    return () => {
      shown = undefined;
    };
  }, [problem]);
}
