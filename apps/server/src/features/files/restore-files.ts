import type { Context } from "../../platform/context.ts";
import type { ObjectVersion, ObjectVersions } from "../../platform/files/object-versions.ts";

/** Keys asked about at once. */
const BATCH = 16;
/** The numbers of erased people (features/privacy/erasure-journal.ts): nothing is ever removed from it. */
const JOURNAL = "erased/";

/**
 * Brings back, as they were at this moment, the objects deleted or overwritten since that a row of `files` names. Those of
 * erased people have no row, and stay gone.
 */
export async function restoreFiles(ctx: Context, versions: ObjectVersions, moment: Date): Promise<number> {
  let restored = 0;
  const restore = async (ofOneKey: readonly ObjectVersion[], before: Date | null) => {
    const version = versionToRestore(ofOneKey, before);
    if (!version) return;
    await versions.bringBack(version);
    restored += 1;
  };
  const journal = Map.groupBy(await versions.list(JOURNAL), ({ key }) => key);
  for (const ofOneKey of journal.values()) await restore(ofOneKey, null);
  for (let after = 0; ; ) {
    const rows = await ctx.db
      .selectFrom("files")
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .select(["id", "storageKey"])
      .execute();
    await Promise.all(
      rows.map(async ({ storageKey }) => {
        const found = await versions.list(storageKey);
        await restore(
          found.filter(({ key }) => key === storageKey),
          moment,
        );
      }),
    );
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return restored;
  }
}

/** The newest before this moment; null when it is the current one, or when there was none yet. */
function versionToRestore(versions: readonly ObjectVersion[], before: Date | null): ObjectVersion | null {
  const [newest] = versions
    .filter(({ at, isDeletion }) => !isDeletion && (before === null || at <= before))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return newest && !newest.isLatest ? newest : null;
}
