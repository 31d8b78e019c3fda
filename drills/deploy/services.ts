/** Services of a compose file, run by podman. */
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { aliasesOf, type ComposeFile, dependenciesOf, networksOf, type Service } from "./compose-file.ts";
import { logsOf, podman, succeeds } from "./engine.ts";

const WAIT_MS = 240_000;

export const containerName = (file: ComposeFile, service: string) => `${file.name}-${service}`;

const networkName = (file: ComposeFile, network: string) => file.networks[network]?.name ?? `${file.name}_${network}`;

/** Those of a file that joins the networks of another come after the other's. */
const numberOf = (file: ComposeFile, service: string) =>
  (file.beside ? 100 : 10) + Object.keys(file.services).indexOf(service);

/** Each service has an address of its own on each network: names lead there by the containers' hosts files. */
export function addressesOf(file: ComposeFile, network: string, service: string): string[] {
  const number = String(numberOf(file, service));
  return subnetsOf(file, network).map((subnet) => subnet.replace(/0?\/\d+$/, number));
}

/** The same for the next container of the service: its neighbours remember who has an address. */
function macOf(file: ComposeFile, network: string, service: string): string {
  const numbers = [Object.keys(file.networks).indexOf(network), numberOf(file, service)];
  return ["02", "00", "00", "00", ...numbers.map((one) => one.toString(16).padStart(2, "0"))].join(":");
}

function subnetsOf(file: ComposeFile, network: string): string[] {
  if (file.networks[network]?.external && file.beside) return subnetsOf(file.beside, network);
  const given = file.networks[network]?.ipam?.config.map(({ subnet }) => subnet);
  return given ?? [`10.87.${Object.keys(file.networks).indexOf(network)}.0/24`];
}

export function createNetworks(file: ComposeFile): void {
  for (const [name, network] of Object.entries(file.networks)) {
    const full = networkName(file, name);
    if (network?.external || succeeds("network", "exists", full)) continue;
    const subnets = subnetsOf(file, name);
    const gateways = subnets.map((subnet) => subnet.replace(/0?\/\d+$/, "1"));
    podman(
      "network",
      "create",
      "--disable-dns",
      ...(network?.internal ? ["--internal"] : []),
      ...(network?.enable_ipv6 ? ["--ipv6"] : []),
      ...subnets.flatMap((subnet, index) => ["--subnet", subnet, "--gateway", gateways[index] ?? ""]),
      full,
    );
  }
}

/** Starts a service and, unless told otherwise, first what it depends on. */
export async function startService(file: ComposeFile, name: string, withDependencies = true): Promise<void> {
  const service = serviceOf(file, name);
  if (withDependencies)
    for (const [dependency, condition] of dependenciesOf(service)) {
      await startService(file, dependency);
      if (condition === "service_completed_successfully") waitForEnd(file, dependency);
      if (condition === "service_healthy") await waitForHealth(file, dependency);
    }
  const container = containerName(file, name);
  const state = stateOf(container);
  const settings = [...runArguments(file, name), service.image, ...(service.command ?? [])];
  const label = createHash("sha256").update(settings.join("\n")).digest("hex");
  if (state === "running" && labelOf(container) === label) return;
  // What ran once and ended well is not run again by those who depend on it.
  if (state === "exited" && withDependencies && service.restart === "no" && exitCode(container) === 0) return;
  if (state !== null) podman("rm", "--force", "--time", "30", container);
  podman("run", "--detach", "--name", container, "--label", `settings=${label}`, ...settings);
}

export function runArguments(file: ComposeFile, name: string): string[] {
  const service = serviceOf(file, name);
  const option = (flag: string, values: readonly string[] = []) => values.flatMap((value) => [flag, value]);
  const networks = networksOf(service);
  return [
    ...(networks.length === 0
      ? ["--network", "none"]
      : networks.flatMap((network) => [
          "--network",
          `${networkName(file, network)}:${[...addressesOf(file, network, name).map((one) => `ip=${one}`), `mac=${macOf(file, network, name)}`].join(",")}`,
        ])),
    ...option("--add-host", hosts(file, name)),
    ...(service.read_only ? ["--read-only", "--read-only-tmpfs=false"] : []),
    // Empty, as Docker's are.
    ...option(
      "--tmpfs",
      service.tmpfs?.map((path) => `${path}${path.includes(":") ? "," : ":"}notmpcopyup`),
    ),
    ...option("--cap-drop", service.cap_drop),
    ...option("--cap-add", service.cap_add),
    ...option(
      "--security-opt",
      service.security_opt?.map((one) => one.replace(/:true$/, "")),
    ),
    ...option(
      "--env",
      Object.entries(service.environment ?? {}).map((pair) => pair.join("=")),
    ),
    ...option("--volume", mounts(file, service)),
    ...(service.entrypoint ? ["--entrypoint", JSON.stringify(service.entrypoint)] : []),
    ...(service.pid ? ["--pid", service.pid] : []),
    ...(service.user ? ["--user", service.user] : []),
    ...(service.shm_size ? ["--shm-size", service.shm_size] : []),
    ...(service.mem_limit ? ["--memory", service.mem_limit] : []),
    ...(service.stop_signal ? ["--stop-signal", service.stop_signal] : []),
  ];
}

function hosts(file: ComposeFile, name: string): string[] {
  const files = [file, ...(file.beside ? [file.beside] : [])];
  return networksOf(serviceOf(file, name)).flatMap((network) =>
    files.flatMap((one) =>
      Object.entries(one.services)
        .filter(([, other]) => networksOf(other).includes(network))
        .flatMap(([other, settings]) =>
          [other, ...aliasesOf(settings, network), ...publicNames(other, settings)].map(
            (alias) => `${alias}:${addressesOf(one, network, other)[0]}`,
          ),
        ),
    ),
  );
}

/** The name of the site leads to Caddy, as it does for everybody. */
const publicNames = (name: string, { environment }: Service) =>
  name === "caddy" && environment?.["PUBLIC_HOST"] ? [environment["PUBLIC_HOST"]] : [];

function mounts(file: ComposeFile, service: Service): string[] {
  const secrets = (service.secrets ?? []).map((secret) => {
    const { source, target } =
      typeof secret === "string" ? { source: secret, target: `/run/secrets/${secret}` } : secret;
    return `${resolve(file.folder, file.secrets[source]?.file ?? "")}:${target}:ro`;
  });
  const volumes = (service.volumes ?? []).map((volume) =>
    /^[./]/.test(volume) ? resolve(file.folder, volume) : `${file.name}_${volume}`,
  );
  return [...secrets, ...volumes];
}

/** Until its health check passes; without one, until it runs. */
export async function waitForHealth(file: ComposeFile, name: string): Promise<void> {
  const { healthcheck } = serviceOf(file, name);
  const container = containerName(file, name);
  const [kind, ...rest] = healthcheck?.test ?? [];
  const test = kind === "CMD-SHELL" ? ["sh", "-c", ...rest] : rest;
  for (const until = Date.now() + WAIT_MS; Date.now() < until; await sleep(500)) {
    if (stateOf(container) === "exited") break;
    if (stateOf(container) === "running" && (test.length === 0 || succeeds("exec", container, ...test))) return;
  }
  throw new Error(`${name} is not healthy:\n${logsOf(container)}`);
}

function waitForEnd(file: ComposeFile, name: string): void {
  const container = containerName(file, name);
  // Five minutes after the end of a container, « podman wait » no longer knows its exit code; the container itself does.
  const code = stateOf(container) === "exited" ? exitCode(container) : Number(podman("wait", container));
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${logsOf(container)}`);
}

function serviceOf(file: ComposeFile, name: string): Service {
  const service = file.services[name];
  if (!service) throw new Error(`no service is called ${name}`);
  return service;
}

const inspect = (container: string, field: string): string | null =>
  succeeds("container", "exists", container) ? podman("inspect", "--format", field, container).trim() : null;

export const stateOf = (container: string): string | null => inspect(container, "{{.State.Status}}");
const exitCode = (container: string): number => Number(inspect(container, "{{.State.ExitCode}}"));
/** What it was started with: another setting is another container. */
const labelOf = (container: string) => inspect(container, "{{.Config.Labels.settings}}");
