import type { ProblemWords } from "./problem.fr.ts";

export const problemWordsEn: ProblemWords = {
  offline: {
    title: "You are offline.",
    text: "The page could not be loaded. Check your network, then try again.",
  },
  failed: {
    title: "This page could not be loaded.",
    text: "Something went wrong on our side. Please try again in a moment.",
  },
  retry: "Try again",
};
