import type { Client } from "@app/contract/client";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { matchingText, tellingText } from "../../features/site/figures.ts";
import { Benefits } from "../../features/site/home/benefits.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import * as about from "./about.tsx";
import * as how from "./how-it-works.tsx";

vi.stubEnv("SESSION_SECRET", "s".repeat(32));
vi.stubEnv("PUBLISHER", "Renfort SAS");
vi.stubEnv("PUBLICATION_DIRECTOR", "Claire Aubry");

const STATS = {
  publishedJobs: 845,
  activeEmployers: 120,
  candidates: 600,
  successRate: 84,
  categoryCounts: {},
  matchingTime: 26.9,
  tellingSeconds: 9,
  jobsFilled: 612,
  countriesCovered: 1,
};

/** As its server would send it. */
async function pageOf({ loader, default: Page }: { loader: unknown; default: unknown }): Promise<string> {
  const context = new RouterContextProvider();
  const answer: unknown = STATS;
  context.set(apiContext, { call: () => Promise.resolve(answer) } as Client);
  const loaderData: unknown = await (loader as (args: object) => unknown)({ context });
  const page = createElement(Page as FunctionComponent<{ loaderData: unknown }>, { loaderData });
  return renderToStaticMarkup(createElement(MemoryRouter, null, page));
}

const figureOf = (html: string, label: string) =>
  new RegExp(`>${label}</dt><dd[^>]*>([^<]*)</dd>`).exec(html)?.[1] ?? null;

test.each([
  ["/comment-ca-marche", how],
  ["/a-propos", about],
])("%s shows the seven public figures, the slow one as it was measured", async (_, page) => {
  const html = await pageOf(page);
  for (const [label, value] of [
    ["offres publiées", "845"],
    ["employeurs actifs", "120"],
    ["candidats inscrits", "600"],
    ["de missions pourvues", "84\u202f%"],
    ["missions terminées avec toutes leurs places prises", "612"],
    ["en médiane entre la publication et la première acceptation", "26,9\u00a0h"],
    ["pays couvert, la France", "1"],
  ] as const)
    expect(figureOf(html, label)).toBe(value);
});

test("who is behind the site is named as in its legal notice", async () => {
  const html = await pageOf(about);
  const team = html.slice(html.indexOf("L’équipe"));
  expect(team).toContain("Renfort est édité par Renfort SAS, et Claire Aubry en dirige la publication.");
  expect(team).toMatch(/href="\/mentions-legales"/);
});

test("the home page promises a quick alert, and says beside it how long an acceptance takes", () => {
  const shown = (matchingTime: number | null) =>
    renderToStaticMarkup(createElement(Benefits, { matching: matchingText({ matchingTime }), telling: null }));
  expect(shown(26.9)).toContain("26,9\u00a0h en médiane entre la publication et la première acceptation");
  expect(shown(null)).not.toContain("en médiane");
  expect(shown(26.9)).not.toMatch(/instantan/);
});

test("people are told in the time that was measured, and nothing is said without a measure", () => {
  const shown = (tellingSeconds: number | null) =>
    renderToStaticMarkup(createElement(Benefits, { matching: null, telling: tellingText({ tellingSeconds }) }));
  expect(shown(9)).toContain("prévenues, sauf la nuit\u00a0: 9\u00a0secondes en médiane.");
  expect(shown(400)).toContain("7\u00a0minutes en médiane");
  expect(shown(null)).not.toMatch(/prévenu|seconde/);
});
