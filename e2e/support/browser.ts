const launch = (executablePath: string) => ({
  executablePath,
  // Chromium refuses its sandbox to root, which is what CI is.
  chromiumSandbox: false,
  args: [
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    // A person waits until the page has stopped sliding before they click; Playwright does not.
    "--disable-smooth-scrolling",
  ],
});

/** The same engine without windows: journeys take two thirds of the time. */
export const LIGHT_BROWSER = launch(process.env["CHROMIUM_SHELL_BIN"] ?? "/usr/bin/chromium-headless-shell");
/** As people have it: reads PDF files, asks before notifying, moves no mouse by itself. */
export const FULL_BROWSER = launch(process.env["CHROMIUM_BIN"] ?? "/usr/bin/chromium");

/** A browser that finds this host at this address, and trusts the certificate with this key, as its hash. */
export const reachedAt = (host: string, address: string, key: string) => ({
  ...LIGHT_BROWSER,
  args: [
    ...LIGHT_BROWSER.args,
    `--host-resolver-rules=MAP ${host} ${address}`,
    `--ignore-certificate-errors-spki-list=${key}`,
  ],
});
