import { join } from "node:path";

/**
 * What the pages seen first have in common, in a few files: sixty small ones compress badly and cost a request each. A module
 * goes to the first set whose pages all need it, and with it one of the others if the set names some, and none of the excepted
 * ones; the rest is split by route, as usual.
 */
const SETS: readonly {
  name: string;
  pages: readonly string[];
  others?: readonly string[];
  except?: readonly string[];
}[] = [
  { name: "base", pages: ["root"] },
  {
    name: "public",
    pages: ["routes/public/home", "routes/public/missions", "routes/public/mission", "routes/public/text"],
  },
  { name: "site", pages: ["routes/public/home", "routes/public/missions", "routes/public/mission"] },
  { name: "finder", pages: ["routes/public/home", "routes/public/missions"] },
  { name: "fields", pages: ["routes/public/missions", "routes/public/publish"] },
  { name: "search", pages: ["routes/public/missions", "routes/candidate/missions"] },
  // Small things that would otherwise bring the whole of « detail » along.
  {
    name: "bits",
    pages: ["routes/public/mission"],
    others: [
      "routes/public/home",
      "routes/public/publish",
      "routes/public/landing",
      "routes/public/report",
      "routes/public/how-it-works",
      "routes/public/prices",
      "routes/public/about",
      "routes/auth/sign-in",
    ],
  },
  { name: "detail", pages: ["routes/public/mission", "routes/candidate/mission"] },
  // Taken along by what needs it, it would bring the whole of « accounts » to a page that only shows the icon.
  { name: "eye", pages: ["routes/auth/sign-in", "routes/public/how-it-works"] },
  {
    name: "accounts",
    pages: ["routes/auth/sign-in", "routes/auth/register"],
    // They share a few pieces, and would bring the rest along.
    except: ["routes/public/contact", "routes/public/publish", "routes/public/report"],
  },
  // An icon of both, likewise.
  { name: "building", pages: ["routes/public/contact", "routes/employer/layout"] },
  // The frame of both spaces, whatever the page in it.
  {
    name: "space",
    pages: ["routes/candidate/layout", "routes/employer/layout"],
    except: [
      "routes/public/home",
      "routes/public/missions",
      "routes/public/mission",
      "routes/public/text",
      "routes/public/publish",
      "routes/public/landing",
      "routes/public/report",
      "routes/public/contact",
      "routes/public/how-it-works",
      "routes/public/prices",
      "routes/public/about",
      "routes/public/salaries",
      "routes/auth/sign-in",
      "routes/auth/register",
    ],
  },
];

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null;
}

export const CHUNKS = [
  {
    name: "framework",
    // With it what loads late parts: any page may have one.
    test: /node_modules\/(?:react|react-dom|scheduler|react-router)\/|vite\/preload-helper/,
    priority: SETS.length + 1,
  },
  ...SETS.map(({ name, pages, others, except = [] }, index) => ({
    name: (id: string, graph: Graph) => {
      const needs = (page: string) => modulesOf(page, graph).has(id);
      const wanted = pages.every(needs) && (others === undefined || others.some(needs));
      return wanted && !except.some(needs) ? name : null;
    },
    priority: SETS.length - index,
  })),
];

const reached = new Map<string, ReadonlySet<string>>();

/** Everything a page loads at once. */
function modulesOf(page: string, graph: Graph): ReadonlySet<string> {
  const known = reached.get(page);
  if (known) return known;
  const modules = new Set<string>();
  const waiting = [join(import.meta.dirname, `app/${page}.tsx?__react-router-build-client-route`)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (modules.has(id)) continue;
    modules.add(id);
    const info = graph.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) {
      waiting.push(...(ICON_INDEX.test(imported) ? iconsOf(info?.code ?? "", imported, graph) : [imported]));
    }
  }
  reached.set(page, modules);
  return modules;
}

const ICON_INDEX = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** Their index imports every icon there is: only those that the code names count. */
function iconsOf(code: string, index: string, graph: Graph): string[] {
  const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*"lucide-react"/g)]
    .flatMap(([, list = ""]) => list.split(","))
    .map((name) => name.replace(/\sas\s.*/, "").trim());
  const files = iconFiles(graph.getModuleInfo(index)?.code ?? "");
  return names.flatMap((name) => (files.has(name) ? [join(index, "..", files.get(name) ?? "")] : []));
}

let known: ReadonlyMap<string, string> | undefined;

function iconFiles(code: string): ReadonlyMap<string, string> {
  known ??= new Map(
    [...code.matchAll(/export\s*\{([^}]*)\}\s*from\s*["'](\.\/icons\/[^"']+)["']/g)].flatMap(
      ([, list = "", file = ""]) =>
        list.split(",").map((name): [string, string] => [name.replace(/.*\sas\s/, "").trim(), file]),
    ),
  );
  return known;
}
