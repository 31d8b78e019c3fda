/** `node db/src/migrate-cli.ts`: the release step that brings DATABASE_URL to the current schema. */
import { migrate } from "./migrate.ts";

// oxlint-disable-next-line node/no-process-env -- the release job gives its target by environment
const url = process.env["DATABASE_URL"];
if (!url) throw new Error("DATABASE_URL is required");
await migrate(url);
