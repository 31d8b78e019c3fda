import type { FrameWords } from "./frame.fr.ts";

export const frameEn: FrameWords = {
  skip: "Skip to content",
  home: "Renfort, home page",
  language: (name) => `Language: ${name}`,
  offline: "The connection was lost. Check your network and try again.",
  failed: "Something went wrong on our side. Please try again in a moment.",
  problem: {
    offline: {
      title: "You are offline.",
      text: "The page could not be loaded. Check your network, then try again.",
    },
    failed: {
      title: "This page could not be loaded.",
      text: "Something went wrong on our side. Please try again in a moment.",
    },
    retry: "Try again",
  },
  ui: {
    optional: "(optional)",
    required: { before: "Fields marked ", after: " are required." },
    requiredKey: "*\u00a0required",
    toFix: (count) => `${count} fields need to be corrected.`,
    showPassword: "Show the password",
    hidePassword: "Hide the password",
    close: "Close",
    undo: "Undo",
    messages: "Messages",
    suggestions: (count) => `Suggestions: ${count}`,
  },
};
