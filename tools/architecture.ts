import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const SHARED = ["packages/domain", "packages/contract"];
const HTTP = "packages/http";
const SETTINGS = "packages/settings";
const SERVER = [
  "apps/server/src/platform",
  "apps/server/src/views",
  "apps/server/src/jobs.ts",
  "apps/server/src/letters.ts",
];
const WEB = ["apps/web/app/ui", "apps/web/app/lib"];

/** Room -> the rooms it may import. `*` is one feature, which may also import itself, never its sisters. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  "packages/domain": [],
  "packages/contract": ["packages/domain"],
  [HTTP]: ["packages/contract"],
  [SETTINGS]: [],
  db: ["packages/domain", SETTINGS],
  "apps/server/src/platform": [...SHARED, HTTP, SETTINGS, "db"],
  "apps/server/src/jobs.ts": ["db"],
  "apps/server/src/letters.ts": ["db", "apps/server/src/jobs.ts"],
  "apps/server/src/views": [...SHARED, "db", "apps/server/src/jobs.ts"],
  "apps/server/src/features/*": [...SHARED, "db", ...SERVER],
  "apps/server/src/main": [...SHARED, HTTP, SETTINGS, "db", ...SERVER, "apps/server/src/features/*"],
  "apps/web/app/ui": [],
  "apps/web/app/lib": [...SHARED, HTTP, SETTINGS, "apps/web/app/ui"],
  "apps/web/app/features/*": [...SHARED, ...WEB],
  "apps/web/app/layouts": [...SHARED, ...WEB, "apps/web/app/features/*"],
  "apps/web/app": [...SHARED, ...WEB, "apps/web/app/features/*", "apps/web/app/layouts"],
  "apps/web/server": ["packages/contract", HTTP],
  e2e: ["db"],
  bench: [...SHARED, "db", "tools", "apps/web/server"],
  tools: ["packages/contract", SETTINGS, "db"],
};

const PACKAGES = {
  "@app/domain/": "packages/domain/src/",
  "@app/contract/": "packages/contract/src/",
  "@app/http/": "packages/http/src/",
  "@app/settings/": "packages/settings/src/",
  "@app/db/": "db/src/",
};
const ROOMS = Object.keys(MAY_IMPORT)
  .toSorted((a, b) => b.length - a.length)
  .map((room) => ({ room, pattern: new RegExp(`^${room.replace("*", "[^/]+")}(?=/|$)`) }));

function place(path: string) {
  const found = ROOMS.find(({ pattern }) => pattern.test(path));
  return found && { room: found.room, instance: found.pattern.exec(path)?.[0] };
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^;"']*?from\s+["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)|(?:^|\n)\s*import\s+["']([^"']+)["']/g;

function targets(root: string, file: string): string[] {
  return [...readFileSync(join(root, file), "utf8").matchAll(IMPORT)].flatMap((match) => {
    const spec = match[1] ?? match[2] ?? match[3] ?? "";
    if (spec.startsWith(".")) return [normalize(join(dirname(file), spec))];
    const own = Object.entries(PACKAGES).find(([prefix]) => spec.startsWith(prefix));
    return own ? [own[1] + spec.slice(own[0].length)] : [];
  });
}

export type Survey = { files: string[]; offences: string[] };

/** Every import between rooms that the table does not allow. Tests may reach anywhere; generated types are nobody's code. */
export function survey(root: string): Survey {
  const files = globSync("{packages,db,apps,e2e,bench,tools}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /node_modules|\.test\.|\/build\/|\.react-router|apps\/server\/test/.test(path),
  });
  const offences = files.flatMap((file) =>
    targets(root, file).flatMap((target) => {
      const from = place(file);
      const to = place(target);
      const allowed = !from || !to || from.instance === to.instance || MAY_IMPORT[from.room]?.includes(to.room);
      return allowed ? [] : [`${file} -> ${target}`];
    }),
  );
  return { files, offences };
}
