export type SettingsProblem = { name: string; problem: string };

/** A process that must not start, and the variables to blame: one line, never a value. */
export class SettingsError extends Error {
  override name = "SettingsError";

  constructor(problems: readonly SettingsProblem[]) {
    super(`Start refused: ${problems.map(({ name, problem }) => `${name} ${problem}`.trim()).join("; ")}`);
  }
}

/** For the first lines of a process: bad settings end it with code 1 and one line on stderr. */
export async function orExit<T>(start: () => T | Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    return exitRefused(error);
  }
}

export function exitRefused(error: unknown): never {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
