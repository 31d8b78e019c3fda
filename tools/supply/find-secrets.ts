/** The shapes of secrets that nobody should find in our sources or in what browsers download. */
const SHAPES: ReadonlyMap<string, RegExp> = new Map([
  ["a private key", /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[\w+/=\s]{40}/],
  // But those that begin as in Amazon's own manual.
  ["a key of Amazon", /\b(?:AKIA|ASIA)(?!IOSFODNN7)[A-Z0-9]{16}\b/],
  ["a key of Google", /\bAIza[\w-]{35}\b/],
  ["a token of GitHub", /\bgh[opsur]_[A-Za-z0-9]{36}\b|\bgithub_pat_\w{60,}/],
  ["a token of npm", /\bnpm_[A-Za-z0-9]{36}\b/],
  ["a token of Slack", /\bxox[abprs]-[\w-]{20,}/],
  ["a signed token", /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/],
]);

export function findSecrets(text: string): string[] {
  return [...SHAPES].filter(([, shape]) => shape.test(text)).map(([name]) => name);
}

/** The variables of .env.example that only a server may know, by name. */
export function secretVariables(example: string): string[] {
  const names = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = ""]) => name);
  return names.filter((name) =>
    /(?:SECRET|PRIVATE_KEY|ACCESS_KEY|SECRET_KEY|PASSWORD|SERVICE_ACCOUNT)$|^(?:DATABASE|REDIS|SMTP|CLAMD)_URL$/.test(
      name,
    ),
  );
}
