/** `bin/up [--demo]`: the whole product from the production build, behind one origin. */
import { parseArgs } from "node:util";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { buildWeb } from "./build-web.ts";
import { fillDemo } from "./fill-demo.ts";
import { startApplications, startServices, stopStack } from "./stack.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const { values } = parseArgs({ options: { demo: { type: "boolean", default: false } } });
const { DATABASE_URL, REDIS_URL, SMTP_URL, PORT = "3000" } = process.env;

const given = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^S3_|^CLAMD_URL$|^MAIL_FROM$|^CONTACT_EMAIL$|^PUBLISHER|^HOST_|^HOSTED_BY$|^VAPID_|^FCM_SERVICE_ACCOUNT$|^SMS_|^COMPANY_SEARCH_URL$|^SIRENE_API_|^GOOGLE_|^FACEBOOK_|^PUBLIC_URL$|^RATE_LIMITS$/.test(
      name,
    ),
  ),
);
const settings: Record<string, string> = {
  ...(given as Record<string, string>),
  // Its companies are invented: the register would not have them.
  ...(values.demo && { REQUIRE_VERIFIED_EMAIL: "off", COMPANY_SEARCH_URL: "" }),
};

const start = performance.now();
try {
  await buildWeb();
  const stack = await startServices({
    name: "up",
    port: Number(PORT),
    front: { host: "127.0.0.1", addresses: ["127.0.0.1"], anyName: true },
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    smtpUrl: SMTP_URL,
    durable: true,
    supervised: true,
    settings,
  });
  if (values.demo) await fillDemo(stack.databaseUrl);
  await startApplications("up", stack);
  print(`\nRenfort tourne : ${stack.url}   (${((performance.now() - start) / 1000).toFixed(0)} s)`);
  if (stack.mailUrl) print(`Courrier reçu  : ${stack.mailUrl}`);
  if (values.demo) {
    print(`\nComptes de démonstration, mot de passe ${DEMO_PASSWORD}`);
    for (const email of ["employeur@demo.fr", "candidat@demo.fr", "admin@demo.fr"]) print(`  ${email}`);
  }
  print("\nbin/down pour tout arrêter.");
} catch (error) {
  await stopStack("up");
  throw error;
}
