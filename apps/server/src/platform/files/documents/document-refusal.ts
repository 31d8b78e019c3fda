/** `encrypted`: locked by a password. `active`: it contains macros, scripts or other files. */
export type DocumentRefusal = "invalid" | "encrypted" | "active";
