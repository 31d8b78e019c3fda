/** The variables of a process, with secrets read from their files and the rules of production applied. */
import { localRunProblems, productionProblems } from "./production-rules.ts";
import { readSecretFiles } from "./secret-files.ts";
import { completeUrls } from "./service-urls.ts";
import { SettingsError, type SettingsProblem } from "./settings-error.ts";
import type { Variables } from "./variables.ts";

/** `problems` is left to the caller, who may have some of its own to add to the same line. */
export type Environment = { variables: Variables; problems: SettingsProblem[]; isStrict: boolean };

export function readEnvironment(given: Variables, required: readonly string[]): Environment {
  // An empty line of .env is a variable that is not set.
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ""));
  const files = readSecretFiles(set);
  const urls = completeUrls(files.variables);
  const isLocalRun = urls.variables["LOCAL_RUN"] === "on";
  const isStrict = urls.variables["NODE_ENV"] === "production" && !isLocalRun;
  return {
    variables: urls.variables,
    isStrict,
    problems: [
      ...files.problems,
      ...urls.problems,
      ...localRunProblems(urls.variables),
      ...(isStrict ? productionProblems(urls.variables, required) : []),
    ],
  };
}

type Issue = { path: readonly PropertyKey[]; message: string };

/** What a schema refused, by the name of its variable; a rule between several names them itself. */
export function schemaProblems(issues: readonly Issue[] | undefined, variables: Variables): SettingsProblem[] {
  return (issues ?? []).map(({ path, message }) => {
    const name = path.join(".");
    return { name, problem: name !== "" && variables[name] === undefined ? "is missing" : message };
  });
}

/** For processes that need some variables and no schema. */
export function requireVariables(given: Variables, names: readonly string[]): Record<string, string> {
  const { variables, problems } = readEnvironment(given, []);
  const missing = names.filter((name) => variables[name] === undefined);
  const all = [...problems, ...missing.map((name) => ({ name, problem: "is missing" }))];
  if (all.length > 0) throw new SettingsError(all);
  return Object.fromEntries(names.map((name) => [name, variables[name] ?? ""]));
}

/** The database, for what needs a session of its own: locks, LISTEN, long copies. */
export function requireSessionUrl(given: Variables): string {
  const { variables } = readEnvironment(given, []);
  const name = variables["DATABASE_SESSION_URL"] === undefined ? "DATABASE_URL" : "DATABASE_SESSION_URL";
  return requireVariables(given, [name])[name] ?? "";
}
