/** (Re)draws the request pool: `node bench/requests.ts`. Ask again on another day, since days are part of requests. */
import { parseArgs } from "node:util";
import { buildPool } from "./requests/pool.ts";
import { withServices } from "./services.ts";

const { values } = parseArgs({ options: { url: { type: "string" } } });

await withServices({ url: values.url }, async (client) => {
  await buildPool(client);
  const { rows } = await client.query<{ class: string; requests: number }>(
    "select class, count(*)::integer as requests from bench_requests group by class order by class",
  );
  for (const row of rows) process.stdout.write(`${row.class}: ${row.requests}\n`);
});
