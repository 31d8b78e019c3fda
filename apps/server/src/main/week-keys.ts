/** `pnpm dossier:keys`: draws the keys of the weeks to come, before an api or a worker starts (docs/operations.md). */
import { keyWeeksAhead } from "@app/domain/papers/dossier";
import { orExit } from "@app/settings/settings-error";
import { readConfig } from "../platform/config/config.ts";
import { createWeekKeys } from "../platform/keys/week-keys.ts";

const { dossierKeysDir } = await orExit(() => readConfig(process.env));
const drawn = await createWeekKeys(dossierKeysDir).draw(keyWeeksAhead(new Date()));
process.stdout.write(`${drawn.length} keys drawn in ${dossierKeysDir}\n`);
