/** `node db/src/end-sessions-cli.ts person@example.fr`, or `--everyone`: signs them out of every device. */
import { connect, connectPool } from "./database.ts";
import { endSessions } from "./end-sessions.ts";

const url = process.env["DATABASE_URL"];
const [whose] = process.argv.slice(2);
if (!url || !whose) throw new Error("DATABASE_URL and an address, or --everyone, are required");
const pool = connectPool(url, { max: 1 });
const ended = await endSessions(connect(pool), whose === "--everyone" ? "everyone" : { email: whose }, new Date());
await pool.end();
process.stdout.write(`${ended} sessions ended\n`);
