/** The part of a compose file that ours uses, with the variables of its .env put in. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { parse } from "yaml";

type Secret = string | { source: string; target: string };

export type Service = {
  image: string;
  entrypoint?: string[];
  command?: string[];
  user?: string;
  restart?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  shm_size?: string;
  mem_limit?: string;
  stop_signal?: string;
  network_mode?: string;
  pid?: string;
  networks?: string[] | Record<string, { aliases?: string[] } | null>;
  environment?: Record<string, string>;
  secrets?: Secret[];
  volumes?: string[];
  ports?: string[];
  healthcheck?: { test: string[]; start_period?: string };
  depends_on?: string[] | Record<string, { condition: string }>;
};

type Network = {
  /** Of another file, by its full name. */
  external?: boolean;
  name?: string;
  internal?: boolean;
  enable_ipv6?: boolean;
  ipam?: { config: { subnet: string }[] };
};

export type ComposeFile = {
  name: string;
  folder: string;
  services: Record<string, Service>;
  networks: Record<string, Network | null>;
  secrets: Record<string, { file: string }>;
  /** Whose networks it joins. */
  beside?: ComposeFile;
};

export function readComposeFile(path: string): ComposeFile {
  const folder = dirname(path);
  const variables = { ...parseEnv(readFileSync(join(folder, ".env"), "utf8")), ...process.env };
  const text = readFileSync(path, "utf8").replaceAll(/^\s*#.*$/gm, "");
  const file = { ...(parse(interpolate(text, variables), { merge: true }) as ComposeFile), folder };
  const joinsAnother = Object.values(file.networks).some((network) => network?.external);
  return joinsAnother ? { ...file, beside: readComposeFile(join(folder, "compose.prod.yaml")) } : file;
}

/** `${NAME}`, `${NAME:-default}`, `${NAME:+when it is set}`, `${NAME:?what is missing}`, and `$$` for a dollar. */
function interpolate(text: string, variables: NodeJS.Dict<string>): string {
  return text.replaceAll(/\$\$|\$\{(\w+)(?::([-+?])([^}]*))?\}/g, (match, name?: string, sign?: string, rest = "") => {
    if (name === undefined) return "$";
    const value = variables[name];
    if (value) return sign === "+" ? rest : value;
    if (sign === "?") throw new Error(`${name} is not set: ${rest}`);
    return sign === "-" ? rest : "";
  });
}

export const networksOf = ({ networks = ["default"], network_mode }: Service): string[] =>
  network_mode === "none" ? [] : Array.isArray(networks) ? networks : Object.keys(networks);

/** What others call it by on a network, besides its name. */
export function aliasesOf({ networks = [] }: Service, network: string): string[] {
  return Array.isArray(networks) ? [] : (networks[network]?.aliases ?? []);
}

export function dependenciesOf({ depends_on = [] }: Service): [service: string, condition: string][] {
  if (Array.isArray(depends_on)) return depends_on.map((name) => [name, "service_started"]);
  return Object.entries(depends_on).map(([name, { condition }]) => [name, condition]);
}
