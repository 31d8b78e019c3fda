/** Whether a process can do its work now, and which of its dependencies answer. */
export type Readiness = {
  ready: boolean;
  /** `degraded`: it works without the dependency that is down. */
  status: "ready" | "degraded" | "unavailable" | "stopping";
  dependencies: Record<string, "up" | "down">;
};

export type Dependency = {
  /** Rejects or resolves to false when it is down. */
  check: () => Promise<boolean>;
  /** Without it the process is not ready. */
  isRequired: boolean;
};

export type ReadinessProbe = {
  read: () => Promise<Readiness>;
  /** From now on the process is not ready: proxies send nothing new. */
  stop: () => void;
  isStopping: () => boolean;
};

/** The answer must come within a second, even when a dependency hangs. */
const CHECK_MS = 700;

export function createReadiness(dependencies: Readonly<Record<string, Dependency>>): ReadinessProbe {
  let isStopping = false;
  return {
    isStopping: () => isStopping,
    stop() {
      isStopping = true;
    },
    async read() {
      const checked = await Promise.all(
        Object.entries(dependencies).map(async ([name, { check, isRequired }]) => ({
          name,
          isRequired,
          isUp: await isUpInTime(check),
        })),
      );
      const down = checked.filter(({ isUp }) => !isUp);
      const isUnavailable = down.some(({ isRequired }) => isRequired);
      return {
        ready: !isStopping && !isUnavailable,
        status: isStopping ? "stopping" : isUnavailable ? "unavailable" : down.length > 0 ? "degraded" : "ready",
        dependencies: Object.fromEntries(checked.map(({ name, isUp }) => [name, isUp ? "up" : "down"])),
      };
    },
  };
}

function isUpInTime(check: () => Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), CHECK_MS);
    void check()
      .catch(() => false)
      .then((isUp) => {
        clearTimeout(timer);
        resolve(isUp);
      });
  });
}
