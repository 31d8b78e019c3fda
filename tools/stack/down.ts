/** `bin/down`: ends what `bin/up` started, and nothing else. The data stays. */
import { stopStack } from "./stack.ts";

const ended = await stopStack("up");
process.stdout.write(ended.length > 0 ? `Arrêté : ${ended.join(", ")}\n` : "Rien ne tournait.\n");
