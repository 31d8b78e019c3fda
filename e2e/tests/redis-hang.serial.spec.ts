import { bubble, openBothSides, sendMessage, storedMessages } from "../support/conversation.ts";
import { expect, test } from "../support/database.ts";

test("while Redis hangs a message takes a few seconds, and afterwards none is shown twice", async ({
  page,
  browser,
  db,
}) => {
  const { karim, id } = await openBothSides(page, browser, db);
  await sendMessage(page, "Avec Redis");
  await expect(bubble(karim.page, "Avec Redis")).toBeVisible();
  // oxlint-disable-next-line node/no-process-env -- given by whoever started the product
  const redis = Number(process.env["REDIS_PID"]);
  process.kill(redis, "SIGSTOP");
  try {
    await sendMessage(page, "Sans Redis");
    const sentAt = Date.now();
    await expect(bubble(karim.page, "Sans Redis")).toBeVisible({ timeout: 5_000 });
    process.stdout.write(`\nshown without Redis after ${Date.now() - sentAt} ms\n`);
  } finally {
    process.kill(redis, "SIGCONT");
  }
  await sendMessage(page, "Redis est revenu");
  await expect(bubble(karim.page, "Redis est revenu")).toBeVisible();
  const all = ["Bonjour Karim", "Avec Redis", "Sans Redis", "Redis est revenu"];
  expect(await storedMessages(db, id)).toEqual(all);
  for (const reader of [page, karim.page]) for (const text of all) await expect(bubble(reader, text)).toHaveCount(1);
  await karim.context.close();
});
