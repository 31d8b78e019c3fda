import { bubble, openBothSides, sendMessage } from "../support/conversation.ts";
import { expect, test } from "../support/database.ts";
import { NAVIGATIONS } from "../support/navigations.ts";
import { expectQuickNavigations } from "../support/speed.ts";

for (const { pages, open } of NAVIGATIONS)
  test(`${pages} answer within a tenth of a second`, async ({ page, db }) => {
    await expectQuickNavigations(page, await open(page, db));
  });

test("a message is shown at once: the slowest of a hundred", async ({ page, browser, db }) => {
  const { karim } = await openBothSides(page, browser, db);
  await sendMessage(page, "On mesure");
  await expect(bubble(karim.page, "On mesure")).toBeVisible();
  const shown = karim.page.evaluate(
    () =>
      new Promise<Record<string, number>>((resolve) => {
        const times: Record<string, number> = {};
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const node of addedNodes)
              for (const [, text] of node.textContent?.matchAll(/(Mesure \d+)\b/g) ?? [])
                times[text ?? ""] ??= Date.now();
          if (Object.keys(times).length >= 100) resolve(times);
        }).observe(document.querySelector("[role=log]") ?? document.body, { childList: true, subtree: true });
      }),
  );
  const sent = await page.evaluate(async () => {
    const times: Record<string, number> = {};
    const box = document.querySelector("textarea");
    for (let i = 0; i < 100; i += 1) {
      if (!box) break;
      box.value = `Mesure ${i}`;
      times[box.value] = Date.now();
      box.form?.requestSubmit();
      await new Promise((done) => setTimeout(done, 100));
    }
    return times;
  });
  const arrived = await shown;
  const delays = Object.entries(sent)
    .map(([text, at]) => (arrived[text] ?? Number.POSITIVE_INFINITY) - at)
    .toSorted((a, b) => a - b);
  const [p50 = 0, p99 = 0] = [delays[49], delays[98]];
  test.info().annotations.push({ type: "send-to-shown", description: `p50 ${p50} ms, p99 ${p99} ms` });
  process.stdout.write(`\nsend to shown, 100 messages: p50 ${p50} ms, p99 ${p99} ms\n`);
  expect(p99).toBeLessThan(1_000);
  await karim.context.close();
});
