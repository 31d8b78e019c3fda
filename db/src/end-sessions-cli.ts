/** `node db/src/end-sessions-cli.ts person@example.fr`, or `--everyone`: signs them out of every device. */
import { requireSessionUrl } from "@app/settings/environment";
import { orExit } from "@app/settings/settings-error";
import { connect, connectPool } from "./database.ts";
import { endSessions } from "./end-sessions.ts";

const [whose] = process.argv.slice(2);
if (!whose) throw new Error("Whose sessions: an address, or --everyone");
const pool = connectPool(await orExit(() => requireSessionUrl(process.env)), { max: 1 });
const ended = await endSessions(connect(pool), whose === "--everyone" ? "everyone" : { email: whose }, new Date());
await pool.end();
process.stdout.write(`${ended} sessions ended\n`);
