/** `pnpm dev`: the same product with its sources watched: api and worker restart, pages reload in place. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./paths.ts";
import { startServices, stopStack } from "./stack.ts";

const { DATABASE_URL, REDIS_URL, SMTP_URL, PORT = "3000" } = process.env;
const stack = await startServices({
  name: "dev",
  port: Number(PORT),
  databaseUrl: DATABASE_URL,
  redisUrl: REDIS_URL,
  smtpUrl: SMTP_URL,
  durable: true,
  settings: { REQUIRE_VERIFIED_EMAIL: "off", NODE_ENV: "development" },
});
const env = { ...process.env, ...stack.environment };
const watch = (file: string) =>
  spawn(process.execPath, ["--watch", "--watch-preserve-output", join(ROOT, file)], {
    stdio: "inherit",
    env,
    cwd: ROOT,
  });
const vite = ["node_modules/@react-router/dev/bin.cjs", "dev", "--host", "127.0.0.1", "--port", PORT];
const children = [
  watch("apps/server/src/main/api.ts"),
  watch("apps/server/src/main/worker.ts"),
  // Without this condition the command starts itself again and leaves a child we could not end.
  spawn(process.execPath, vite, {
    stdio: "inherit",
    cwd: join(ROOT, "apps/web"),
    env: { ...env, NODE_OPTIONS: "--conditions=development" },
  }),
];
process.stdout.write(`Renfort : ${stack.url}   courrier : ${stack.mailUrl ?? SMTP_URL}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill();
    void stopStack("dev");
  });
}
