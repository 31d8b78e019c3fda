/** `node tools/vapid.ts`: draws the key that signs push messages, as two lines for .env. */
import { drawVapid } from "./stack/vapid.ts";

for (const [name, value] of Object.entries(drawVapid())) process.stdout.write(`${name}=${value}\n`);
