/**
 * Stands in for `docker` where there is none, for the commands of docs/operations.md alone: `docker build` and some of
 * `docker compose`. Whatever it does not know ends it.
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readComposeFile } from "./compose-file.ts";
import { engineEnvironment, logsOf, podman } from "./engine.ts";
import { containerName, createNetworks, runArguments, startService, stateOf, waitForHealth } from "./services.ts";

const environment = { ...process.env, ...engineEnvironment() };
const pass = (file: string, args: readonly string[]): void => {
  process.exitCode = spawnSync(file, args, { stdio: "inherit", env: environment }).status ?? 1;
};

const [command, ...rest] = process.argv.slice(2);
if (command === "build") build(rest);
else if (command === "compose") await compose(rest);
else throw new Error(`docker ${command} is not known here`);

function build(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { file: { type: "string" }, tag: { type: "string" } },
  });
  const { file = "Dockerfile", tag = "" } = values;
  const where = ["--pull-never", "--network", "host", "--isolation", "chroot", "--layers"];
  pass("buildah", ["bud", "--quiet", ...where, "--file", file, "--tag", `localhost/${tag}`, ...positionals]);
}

async function compose(given: readonly string[]): Promise<void> {
  const [path = "compose.yaml", [verb = "", ...args]] =
    given[0] === "--file" ? [given[1], given.slice(2)] : [process.env["COMPOSE_FILE"], given];
  const file = readComposeFile(resolve(path));
  createNetworks(file);
  if (verb === "up") {
    const options = { detach: { type: "boolean" }, "no-deps": { type: "boolean" }, wait: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const names = positionals.length > 0 ? positionals : Object.keys(file.services);
    for (const name of names) await startService(file, name, !values["no-deps"]);
    if (values.wait) for (const name of names) await waitForHealth(file, name);
  } else if (verb === "ps") {
    for (const name of Object.keys(file.services))
      process.stdout.write(`${name} ${stateOf(containerName(file, name))}\n`);
  } else if (verb === "run") {
    const [, ...options] = args.filter((one) => one !== "--no-deps");
    const entrypoint = options[0] === "--entrypoint" ? options.splice(0, 2) : [];
    const [name = "", ...own] = options;
    const { image = "", command: usual = [] } = file.services[name] ?? {};
    const arguments_ = runArguments(file, name).map((one) => one.replace(/:ip=.*$/, ""));
    pass("podman", ["run", "--rm", ...entrypoint, ...arguments_, image, ...(own.length > 0 ? own : usual)]);
  } else if (verb === "exec") {
    const [name = "", ...own] = args.filter((one) => one !== "-T");
    pass("podman", ["exec", containerName(file, name), ...own]);
  } else if (verb === "logs") {
    process.stdout.write(logsOf(containerName(file, args[0] ?? "")));
  } else if (verb === "stop") {
    podman("stop", "--time", "30", ...args.map((name) => containerName(file, name)));
  } else throw new Error(`docker compose ${verb} is not known here`);
}
