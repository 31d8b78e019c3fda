import type { Db, Pool } from "@app/db/database";
import type { Logger } from "pino";
import type { ReadActor, ReadSession } from "./access.ts";
import type { Antivirus } from "./antivirus.ts";
import type { CompanyDirectory } from "./company-directory.ts";
import type { Config } from "./config.ts";
import type { FileLinks } from "./file-links.ts";
import type { Limiter } from "./limits.ts";
import type { Live } from "./live.ts";
import type { Mailer } from "./mailer.ts";
import type { OpenId } from "./openid.ts";
import type { PasswordChecker } from "./password-checker.ts";
import type { Passwords } from "./passwords.ts";
import type { Push } from "./push/push.ts";
import type { SecretBox } from "./secret-box.ts";
import type { SecurityEvents } from "./security-events.ts";
import type { ObjectStore } from "./storage.ts";
import type { AccessTokens, RefreshTokens } from "./tokens.ts";

/** Everything a feature may reach for. Built once in main/, passed by hand. */
export type Context = {
  config: Config;
  log: Logger;
  pool: Pool;
  db: Db;
  now: () => Date;
  readActor: ReadActor;
  readSession: ReadSession;
  limiter: Limiter;
  live: Live;
  mailer: Mailer;
  push: Push;
  storage: ObjectStore;
  fileLinks: FileLinks;
  antivirus: Antivirus;
  /** Null where none is configured. */
  companyDirectory: CompanyDirectory | null;
  passwords: Passwords;
  passwordChecker: PasswordChecker;
  openId: OpenId;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  securityEvents: SecurityEvents;
  totpSecrets: SecretBox;
};
