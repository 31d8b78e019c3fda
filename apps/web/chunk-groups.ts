/** How the build asks chunks.ts: the scripts of the browser, few enough for a phone and with little that a page does not need. */
import type { Plugin } from "vite";
import { type Module, nameChunks, type Page } from "./chunks.ts";

type Info = { isEntry: boolean; code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] };
type Find = (id: string) => Info | null;

/** Changes least: it stays in the browser's cache across releases. */
const FRAMEWORK = {
  name: "framework",
  test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
  priority: 1,
};

/** On every page. */
const EVERYWHERE = /\/app\/(?:entry\.client|root)\.tsx/;
/** Against one visit of any other page: where people arrive and come back to, and what is near the weight it may have. */
const VISITS: readonly [RegExp, number][] = [
  [/\/candidate\/missions\.tsx/, 24],
  [/\/(?:public\/(?:missions|landing)|employer\/(?:publish|wall))\.tsx/, 12],
  [/\/(?:public\/(?:home|mission|team-link)|candidate\/mission)\.tsx/, 12],
  [/\/employer\/(?:dashboard|applications|application|mission)\.tsx/, 8],
  [/\/candidate\/applications\.tsx/, 4],
  [/\/(?:public\/publish|auth\/invitation)\.tsx/, 4],
];
/** Loaded by a page that already has most of what it imports. */
const IN_ONE_LANGUAGE = /\.(?:en|ar|pt|uk)\.ts$/;
/** Around the other pages of its folder. */
const FRAME = /\/(?:layout|pages|site)\.tsx\?/;

function readGroups() {
  const live = new Set<string>();
  let names: Map<string, string> | undefined;
  const shared = {
    debugName: "shared",
    // Every module that is live is asked about before the first name.
    test(id: string): boolean {
      live.add(id);
      return !/\.css(?:\?|$)/.test(id);
    },
    name(id: string, build: { getModuleInfo: Find }): string | null {
      names ??= readNames(live, (other) => build.getModuleInfo(other));
      return names.get(id) ?? null;
    },
    includeDependenciesRecursively: false,
  };
  return [FRAMEWORK, shared];
}

export const chunkGroups: Plugin = {
  name: "chunk-groups",
  enforce: "post",
  configEnvironment(name) {
    if (name !== "client") return undefined;
    // A page's script may also give what others import from it.
    const preserveEntrySignatures = "allow-extension";
    return {
      build: { rolldownOptions: { preserveEntrySignatures, output: { codeSplitting: { groups: readGroups() } } } },
    };
  },
};

function readNames(live: ReadonlySet<string>, find: Find): Map<string, string> {
  const modules = new Map<string, Module>();
  const entries: string[] = [];
  const onDemand = new Set<string>();
  const left = [...live];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const info = modules.has(id) ? null : find(id);
    if (!info) continue;
    modules.set(id, { size: live.has(id) ? (info.code?.length ?? 0) : 0, imports: info.importedIds });
    if (info.isEntry) entries.push(id);
    for (const loaded of info.dynamicallyImportedIds) onDemand.add(loaded);
    left.push(...info.importedIds);
  }
  const loadedLater = [...onDemand].map((id) => ({ entries: [id], visits: IN_ONE_LANGUAGE.test(id) ? 0 : 1 }));
  return nameChunks(modules, [...pagesOf(entries), ...loadedLater]);
}

function pagesOf(entries: readonly string[]): Page[] {
  const everywhere = entries.filter((id) => EVERYWHERE.test(id));
  const frames = entries.filter((id) => FRAME.test(id));
  const folderOf = (id: string) => id.slice(0, id.lastIndexOf("/"));
  return entries
    .filter((id) => !everywhere.includes(id) && !frames.includes(id))
    .map((id) => ({
      entries: [...everywhere, ...frames.filter((frame) => folderOf(frame) === folderOf(id)), id],
      visits: VISITS.find(([pages]) => pages.test(id))?.[1] ?? 1,
    }));
}
