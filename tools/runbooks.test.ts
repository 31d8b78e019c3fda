/** Alerts lead to pages that exist, and pages name commands that exist. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./stack/paths.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

const rules = read("deploy/prometheus/alerts.yaml")
  .split(/^ +- alert: /m)
  .slice(1)
  .map((rule) => ({ alert: rule.slice(0, rule.indexOf("\n")), runbook: /runbook: (\S+)/.exec(rule)?.[1] ?? "none" }));
const runbooks = globSync("docs/runbooks/*.md", { cwd: ROOT }).filter((path) => !path.endsWith("README.md"));

test("every alert names a page, and every page names its alerts", () => {
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter(({ runbook }) => !runbooks.includes(runbook))).toEqual([]);
  for (const path of runbooks) {
    const own = rules.filter(({ runbook }) => runbook === path).map(({ alert }) => alert);
    const named = /^Alerts: (.+)$/m.exec(read(path))?.[1]?.split(", ") ?? [];
    expect({ path, named: named.toSorted() }).toEqual({ path, named: own.length > 0 ? own.toSorted() : ["none"] });
  }
});

test("every alert is seen to fire by promtool", () => {
  const fired = names(read("deploy/prometheus/alerts.test.yaml"), /alertname: (\w+)\n\s+exp_alerts:\n/g);
  expect(rules.map(({ alert }) => alert).filter((alert) => !fired.includes(alert))).toEqual([]);
});

test("pages say what is noticed, how to see it, what to do and how it ends", () => {
  const parts = ["What people notice", "How to see it", "What to do", "How to know it is over"];
  for (const path of runbooks) expect([path, ...names(read(path), /^## (.+)$/gm)]).toEqual([path, ...parts]);
});

test("the services, programs and pages that they name exist", () => {
  const compose = read("deploy/compose.prod.yaml");
  const services = names(compose.slice(compose.indexOf("\nservices:")), /^ {2}([\w-]+):$/gm);
  for (const path of ["docs/runbooks/README.md", ...runbooks]) {
    const text = read(path);
    const asked = names(
      text,
      /docker compose (?:exec|ps|restart|stop|run --rm|logs --since \w+|up --detach(?: --force-recreate| --scale \S+)?) ([a-z][\w-]*)/g,
    );
    expect({ path, unknown: asked.filter((name) => !services.includes(name)) }).toEqual({ path, unknown: [] });
    const programs = names(text, /node ((?:apps|db|tools|drills)\/\S+\.ts)/g);
    const linked = names(text, /\]\(([\w-]+\.md)\)/g).map((name) => `docs/runbooks/${name}`);
    expect([...programs, ...linked].filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  }
});
