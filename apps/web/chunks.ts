/**
 * Which scripts the modules of pages go to. Modules that the same pages need are together; then those scripts are joined whose
 * pages differ least, as long as that spares more requests than it costs pages in code they do not need.
 */

export interface Module {
  /** Of its code, in bytes. */
  size: number;
  imports: readonly string[];
}

export interface Page {
  /** The modules that the browser starts from to show it. */
  entries: readonly string[];
  /** How often it is opened, against one of the others. */
  visits: number;
}

/** What one request is worth in bytes of code, of which a fifth travels. */
const REQUEST = 8_500;

interface Chunk {
  modules: string[];
  size: number;
  /** The pages that load it, one bit each. */
  pages: bigint;
  /** The chunks it imports, directly or not. */
  needs: Set<Chunk>;
}

/** The script of each module that several entries need; the others stay with their entry. */
export function nameChunks(modules: ReadonlyMap<string, Module>, pages: readonly Page[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const chunks = chunksOfSamePages(modules, pages);
  const visits = pages.map((page) => page.visits);
  for (const { modules: ids } of joinChunks(chunks, (mask) => sumOf(visits, mask))) {
    const name = freeName(largest(modules, ids), taken);
    for (const id of ids) names.set(id, name);
  }
  return names;
}

function chunksOfSamePages(modules: ReadonlyMap<string, Module>, pages: readonly Page[]): Chunk[] {
  const entries = new Map(
    [...new Set(pages.flatMap((page) => page.entries))].map((entry) => [entry, reachable(modules, [entry])]),
  );
  const entriesOf = new Map<string, number>();
  for (const ids of entries.values()) for (const id of ids) entriesOf.set(id, (entriesOf.get(id) ?? 0) + 1);
  const pagesOf = new Map<string, bigint>();
  pages.forEach((own, page) => {
    for (const id of new Set(own.entries.flatMap((entry) => [...(entries.get(entry) ?? [])])))
      pagesOf.set(id, (pagesOf.get(id) ?? 0n) | (1n << BigInt(page)));
  });
  const chunks = new Map<bigint, Chunk>();
  const chunkOf = new Map<string, Chunk>();
  for (const [id, mask] of pagesOf) {
    if ((entriesOf.get(id) ?? 0) < 2 || entries.has(id)) continue;
    const chunk = chunks.get(mask) ?? { modules: [], size: 0, pages: mask, needs: new Set() };
    chunks.set(mask, chunk);
    chunkOf.set(id, chunk);
    chunk.modules.push(id);
    chunk.size += modules.get(id)?.size ?? 0;
  }
  for (const chunk of chunks.values())
    for (const id of reachable(modules, chunk.modules)) {
      const needed = chunkOf.get(id);
      if (needed && needed !== chunk) chunk.needs.add(needed);
    }
  return [...chunks.values()];
}

function reachable(modules: ReadonlyMap<string, Module>, from: readonly string[]): Set<string> {
  const found = new Set<string>();
  const left = [...from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(modules.get(id)?.imports ?? []));
  }
  return found;
}

type Count = (pages: bigint) => number;

function joinChunks(first: readonly Chunk[], count: Count): Chunk[] {
  const chunks = new Set(first);
  for (;;) {
    let best: { gain: number; pair: [Chunk, Chunk] } | undefined;
    const all = [...chunks];
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1)) {
        const gain = gainOf(one, other, count);
        if (gain > (best?.gain ?? 0) && !wouldCircle(one, other)) best = { gain, pair: [one, other] };
      }
    });
    if (!best) return all;
    join(chunks, ...best.pair);
  }
}

/** Requests spared, less the code that pages would load for nothing: of these two, and of what they import. */
function gainOf(one: Chunk, other: Chunk, count: Count): number {
  const both = one.pages & other.pages;
  if (both === 0n) return 0;
  const pages = one.pages | other.pages;
  let gain = count(both) * REQUEST - one.size * count(pages & ~one.pages) - other.size * count(pages & ~other.pages);
  if (gain <= 0) return gain;
  for (const needed of new Set([...one.needs, ...other.needs]))
    if (needed !== one && needed !== other) gain -= needed.size * count(pages & ~needed.pages);
  return gain;
}

/** Two scripts that import each other may run before what they use. */
function wouldCircle(one: Chunk, other: Chunk): boolean {
  const isBetween = (from: Chunk, to: Chunk) => [...from.needs].some((needed) => needed !== to && needed.needs.has(to));
  return isBetween(one, other) || isBetween(other, one);
}

function join(chunks: Set<Chunk>, one: Chunk, other: Chunk): void {
  chunks.delete(other);
  one.modules.push(...other.modules);
  one.size += other.size;
  one.pages |= other.pages;
  one.needs = new Set([...one.needs, ...other.needs].filter((needed) => needed !== one && needed !== other));
  for (const { needs } of chunks) {
    if (needs.delete(other)) needs.add(one);
    if (needs.has(one)) for (const needed of one.needs) needs.add(needed);
  }
  for (const needed of one.needs) needed.pages |= one.pages;
}

/** Visits of the pages whose bits are set, thirty-two at a time. */
function sumOf(visits: readonly number[], pages: bigint): number {
  let sum = 0;
  let first = 0;
  for (let rest = pages; rest > 0n; rest >>= 32n) {
    for (let word = Number(rest & 0xffff_ffffn); word !== 0; word &= word - 1)
      sum += visits[first + 31 - Math.clz32(word & -word)] ?? 0;
    first += 32;
  }
  return sum;
}

function largest(modules: ReadonlyMap<string, Module>, ids: readonly string[]): string {
  const sizeOf = (id: string) => modules.get(id)?.size ?? 0;
  const id = ids.reduce((most, next) => (sizeOf(next) > sizeOf(most) ? next : most));
  return (id.split("/").at(-1) ?? id).replace(/\..*$/, "").replaceAll(/[^\w-]/g, "") || "shared";
}

/** Two groups of the same name would be one. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
  taken.add(free);
  return free;
}
