/** Who was erased, kept in the store of files: a backup of the database brings back people erased after it was made. */
import type { Context } from "../../platform/context.ts";

/** Numbers are given again after a restore: only with the instant of registration are they one person's. */
export type Erasure = { userId: number; createdAt: Date };

const FOLDER = "erased";
const NAME = /^(\d+)-(\d+)$/;

export async function recordErasure(
  ctx: Pick<Context, "storage" | "now">,
  { userId, createdAt }: Erasure,
): Promise<void> {
  const at = Buffer.from(ctx.now().toISOString());
  await ctx.storage.put(`${FOLDER}/${userId}-${createdAt.getTime()}`, at, "text/plain");
}

export async function readErasures({ storage }: Pick<Context, "storage">): Promise<Erasure[]> {
  return (await storage.list(FOLDER)).flatMap((name) => {
    const [, userId, createdAt] = NAME.exec(name) ?? [];
    return userId && createdAt ? [{ userId: Number(userId), createdAt: new Date(Number(createdAt)) }] : [];
  });
}
