/** The web server's own settings, read once. Page scripts never see them. */
import * as z from "zod";

const told = z
  .string()
  .optional()
  .transform((text) => text?.trim() || undefined);

const Environment = z.object({
  API_URL: z.url().default("http://127.0.0.1:3001"),
  PUBLIC_URL: z.url().default("http://127.0.0.1:3000"),
  SESSION_SECRET: z.string().min(32),
  CONTACT_EMAIL: z.email().default("contact@renfort.example"),
  /** Whoever runs the site and their host, as the law wants them named; a line left empty is shown as missing. */
  PUBLISHER: told,
  PUBLISHER_STATUS: told,
  PUBLISHER_REGISTRATION: told,
  PUBLISHER_ADDRESS: told,
  PUBLISHER_PHONE: told,
  PUBLICATION_DIRECTOR: told,
  HOSTED_BY: told,
  HOST_ADDRESS: told,
  HOST_PHONE: told,
});

function read() {
  // oxlint-disable-next-line node/no-process-env -- the one place of the web bundle that reads it
  const env = Environment.parse(process.env);
  return {
    apiUrl: env.API_URL.replace(/\/$/, ""),
    publicUrl: env.PUBLIC_URL.replace(/\/$/, ""),
    isHttps: env.PUBLIC_URL.startsWith("https:"),
    sessionSecret: env.SESSION_SECRET,
    operator: {
      contactEmail: env.CONTACT_EMAIL,
      publisher: env.PUBLISHER,
      publisherStatus: env.PUBLISHER_STATUS,
      publisherRegistration: env.PUBLISHER_REGISTRATION,
      publisherAddress: env.PUBLISHER_ADDRESS,
      publisherPhone: env.PUBLISHER_PHONE,
      publicationDirector: env.PUBLICATION_DIRECTOR,
      host: env.HOSTED_BY,
      hostAddress: env.HOST_ADDRESS,
      hostPhone: env.HOST_PHONE,
    },
  };
}

let settings: ReturnType<typeof read> | undefined;
export const environment = () => (settings ??= read());
