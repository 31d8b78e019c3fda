/** A French number as ten digits starting with 0, from any usual way to write it; null when it is not one. */
export function normalizePhone(text: string): string | null {
  const compact = text.trim().replace(/[\s.\-‐‑–]/g, "");
  const national = compact.replace(/^(?:\+|00)33(?:\(0\)|0)?/, "0");
  return /^0[1-9]\d{8}$/.test(national) ? national : null;
}

/** « +33612345678 », for a text message; null for a number that takes none. */
export function mobileNumber(phone: string): string | null {
  const national = normalizePhone(phone);
  return national && /^0[67]/.test(national) ? `+33${national.slice(1)}` : null;
}
