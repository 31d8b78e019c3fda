/** What every account made by a builder, and the three demo accounts, sign in with. */
export const DEMO_PASSWORD = "Renfort-demo-2026";

/** argon2id, m=19456 t=2 p=1: computed once, because hashing it for each of a thousand rows would take half a minute. */
export const DEMO_PASSWORD_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$nBcru9nZq96so/xB8t2nGA$XS1CVBnQ08UEXPCySDtQxTidbCTtgGxKkCC5wsOv9ZU";
