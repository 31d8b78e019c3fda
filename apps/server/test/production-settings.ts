/** Valid production variables; each test changes one. */
import { createHash } from "node:crypto";

/** Like openssl's output, but constant. */
const drawn = (name: string) => createHash("sha256").update(name).digest("base64");

const PRODUCTION = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://renfort.fr",
  CONTACT_EMAIL: "contact@renfort.fr",
};

export const SERVER_SETTINGS = {
  ...PRODUCTION,
  DATABASE_URL: `postgres://renfort_app:${encodeURIComponent(drawn("database"))}@127.0.0.1:1/renfort`,
  REDIS_URL: `redis://:${encodeURIComponent(drawn("redis"))}@127.0.0.1:1`,
  SMTP_URL: `smtps://renfort:${encodeURIComponent(drawn("smtp"))}@smtp.renfort.fr`,
  MAIL_FROM: "Renfort <bonjour@renfort.fr>",
  ACCESS_TOKEN_SECRET: drawn("access"),
  REFRESH_TOKEN_SECRET: drawn("refresh"),
  TOTP_SECRET_KEY: drawn("totp"),
  CONTRACT_KEY: drawn("contract"),
  S3_ENDPOINT: "https://s3.fr-par.scw.cloud",
  S3_ACCESS_KEY: "SCW7K2Q9XJ4M8P3T6V1N",
  S3_SECRET_KEY: drawn("store"),
  CLAMD_URL: "tcp://127.0.0.1:3310",
  DOSSIER_KEYS_DIR: "/srv/dossier-keys",
  COMPANY_SEARCH_URL: "https://recherche-entreprises.api.gouv.fr",
};

export const WEB_SETTINGS = {
  ...PRODUCTION,
  SESSION_SECRET: drawn("session"),
  PUBLISHER: "Renfort SAS",
  PUBLISHER_STATUS: "SAS au capital de 10 000 €",
  PUBLISHER_REGISTRATION: "RCS Lyon 123 456 789",
  PUBLISHER_ADDRESS: "1 rue de la République, 69001 Lyon",
  PUBLISHER_PHONE: "04 72 00 00 00",
  PUBLICATION_DIRECTOR: "Jeanne Martin",
  HOSTED_BY: "Scaleway SAS",
  HOST_ADDRESS: "8 rue de la Ville-l’Évêque, 75008 Paris",
  HOST_PHONE: "01 84 13 00 00",
};

export const MIGRATE_SETTINGS = {
  NODE_ENV: "production",
  DATABASE_URL: `postgres://renfort_owner:${encodeURIComponent(drawn("owner"))}@127.0.0.1:1/renfort`,
};
