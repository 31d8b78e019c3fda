/**
 * `node tools/icons.ts`: the icons that the web imports from lucide-react, as one drawing (icons.svg) and their names (icons.ts), which
 * take its place in the build (vite.config.ts). Run it when a new icon is imported; the result is committed.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./stack/paths.ts";

const WEB = join(ROOT, "apps/web");
const FOLDER = join(WEB, "app/ui/icons");

type Drawn = { name: string; id: string; drawing: string };

/** Imported by a file of the web, in order. */
function importedIcons(): string[] {
  const found = new Set<string>();
  for (const file of globSync("app/**/*.{ts,tsx}", { cwd: WEB })) {
    const text = readFileSync(join(WEB, file), "utf8");
    for (const [, names = ""] of text.matchAll(/import \{([^}]*)\} from "lucide-react"/g))
      for (const part of names.split(",")) {
        const name = part.trim().split(" as ")[0] ?? "";
        if (name !== "" && !name.startsWith("type ")) found.add(name);
      }
  }
  return [...found].toSorted();
}

async function drawIcons(names: readonly string[]): Promise<Drawn[]> {
  const require = createRequire(join(WEB, "package.json"));
  const load = (name: string) => import(pathToFileURL(require.resolve(name)).href);
  const [{ createElement }, { renderToStaticMarkup }, lucide] = await Promise.all([
    load("react"),
    load("react-dom/server"),
    load("lucide-react"),
  ]);
  return names.map((name) => {
    const svg: string = renderToStaticMarkup(createElement(lucide[name]));
    const id = /lucide-([\da-z-]+)/.exec(svg)?.[1] ?? "";
    return { name, id, drawing: svg.replace(/^<svg[^>]*>|<\/svg>$/g, "").replaceAll(/><\/\w+>/g, "/>") };
  });
}

export async function iconFiles(): Promise<{ path: string; text: string }[]> {
  const icons = await drawIcons(importedIcons());
  const symbols = new Map(
    icons.map(({ id, drawing }) => [id, `<symbol id="${id}" viewBox="0 0 24 24">${drawing}</symbol>`]),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${[...symbols.values()].join("\n")}\n</svg>\n`;
  const names = icons.map(({ name, id }) => `export const ${name} = icon("${id}");`).join("\n");
  const module = `// Written by tools/icons.ts, from lucide-react (ISC).\nimport { icon } from "./icon.tsx";\n\n${names}\n`;
  return [
    { path: join(FOLDER, "icons.svg"), text: svg },
    { path: join(FOLDER, "icons.ts"), text: module },
  ];
}

if (import.meta.main) for (const { path, text } of await iconFiles()) writeFileSync(path, text);
