import type { ErrorSource } from "@app/domain/office/error-report";

export const ERROR_SOURCE_TEXTS: Readonly<Record<ErrorSource, string>> = {
  api: "API",
  web: "Pages",
  worker: "Tâches",
  browser: "Navigateur",
};

export const timesText = (count: number): string => `${count.toLocaleString("fr-FR")}\u00a0fois`;
