/** After the journeys: whatever somebody typed, was sent or signed in with is in no log. */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connectPool } from "@app/db/database";

export type Secret = { what: string; value: string };
export type Leak = { what: string; file: string; line: number };

/** Shorter values are also parts of ids and of words. */
const MIN_LENGTH = 10;

/** What the database knows of people, however they gave it. Titles and names of companies are in public addresses. */
const PERSONAL_VALUES = `
  select 'e-mail' as what, unnest(array[email, pending_email]) as value from users
  union all select 'phone', unnest(array[phone, replace(phone, '+33', '0')]) from users
  union all select 'password hash', password_hash from users
  union all select 'about', about from candidates
  union all select 'message', content from messages
  union all select 'message', message from applications
  union all select 'message', unnest(array[message, email]) from contact_messages
  union all select 'text message', unnest(array[body, recipient]) from sms_sends
  union all select 'rating', comment from ratings
  union all select 'report', details from reports
  union all select 'file name', original_name from files`;

/** Tokens of the links in mails and text messages. */
const MAILED_TOKEN = /(?:[?&](?:token|code|signature)=|\/(?:signalements|decisions|s)\/)([\w.~%-]{16,})/g;

export type Sources = {
  databaseUrl: string;
  mailUrl: string | null;
  /** One JSON object per line, written by the journeys. */
  typedFile: string;
  /** The secrets that the processes run with. */
  settingsFile: string;
};

export async function gatherSecrets({ databaseUrl, mailUrl, typedFile, settingsFile }: Sources): Promise<Secret[]> {
  const pool = connectPool(databaseUrl, { max: 1 });
  const stored = await pool.query<Secret>(PERSONAL_VALUES);
  await pool.end();
  const settings = JSON.parse(readFileSync(settingsFile, "utf8")) as Record<string, string>;
  return [
    ...stored.rows,
    ...(await readMails(mailUrl)),
    ...readFileSync(typedFile, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Secret),
    ...Object.entries(settings).map(([what, value]) => ({ what, value })),
  ];
}

type Mail = { to: string[]; text: string };

async function readMails(mailUrl: string | null): Promise<Secret[]> {
  if (mailUrl === null) return [];
  const mails = (await (await fetch(`${mailUrl}/messages`)).json()) as Mail[];
  return mails.flatMap(({ to, text }) => [
    ...to.map((value) => ({ what: "e-mail", value })),
    ...[...text.matchAll(MAILED_TOKEN)].map(([, value = ""]) => ({ what: "mailed link", value })),
  ]);
}

/** By grep, which looks for thousands of values at once. */
export function findSecrets(folder: string, secrets: readonly Secret[]): Leak[] {
  const whatOf = new Map(secrets.flatMap(({ what, value }) => formsOf(value).map((form) => [form, what] as const)));
  if (whatOf.size === 0) return [];
  const patterns = join(folder, "secrets.txt");
  writeFileSync(patterns, `${[...whatOf.keys()].join("\n")}\n`, { mode: 0o600 });
  try {
    const files = globSync("*.log", { cwd: folder });
    const args = [
      "--fixed-strings",
      "--only-matching",
      "--line-number",
      "--with-filename",
      "--text",
      "--file=secrets.txt",
    ];
    const found = spawnSync("grep", [...args, ...files], {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: process.env["PATH"], LC_ALL: "C" },
      maxBuffer: 100_000_000,
    });
    // 1 is « nothing found ».
    if (found.status !== 0 && found.status !== 1) throw new Error(`grep failed: ${found.stderr}`);
    return found.stdout
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [, file = "", number = "", value = ""] = /^(.+?):(\d+):(.*)$/.exec(line) ?? [];
        return { what: whatOf.get(value) ?? "secret", file, line: Number(number) };
      });
  } finally {
    rmSync(patterns);
  }
}

/** As it was typed, and as JSON and addresses write it. Logs have one line per entry: the longest line of a text is looked for. */
function formsOf(value: string | null): string[] {
  const lines = (value ?? "").split(/\r?\n/).map((line) => line.trim());
  const longest = lines.toSorted((a, b) => b.length - a.length)[0] ?? "";
  if (longest.length < MIN_LENGTH) return [];
  return [...new Set([longest, JSON.stringify(longest).slice(1, -1), encodeURIComponent(longest)])];
}
