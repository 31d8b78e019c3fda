/** `pnpm db:roles`: makes the owner's, the application's and the reader's role on the database of DATABASE_ADMIN_URL. */
import { requireVariables } from "@app/settings/environment";
import { orExit } from "@app/settings/settings-error";
import { createRoles } from "./roles.ts";

const NAMES = [
  "DATABASE_ADMIN_URL",
  "DATABASE_OWNER_PASSWORD",
  "DATABASE_APP_PASSWORD",
  "DATABASE_READONLY_PASSWORD",
] as const;

const {
  DATABASE_ADMIN_URL = "",
  DATABASE_OWNER_PASSWORD: owner = "",
  DATABASE_APP_PASSWORD: app = "",
  DATABASE_READONLY_PASSWORD: readonly = "",
} = await orExit(() => requireVariables(process.env, NAMES));
await createRoles(DATABASE_ADMIN_URL, { owner, app, readonly });
process.stdout.write("Roles renfort_owner, renfort_app and renfort_readonly are ready.\n");
