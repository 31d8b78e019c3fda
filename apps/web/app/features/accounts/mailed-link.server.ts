/** What a mailed link carries; null when a part of it is missing. */
export function mailedTokens({ searchParams }: URL): { uid: string; token: string } | null {
  const [uid, token] = [searchParams.get("uid"), searchParams.get("token")];
  return uid && token ? { uid, token } : null;
}

/** The address holds a secret: no other page may learn it, and nothing may keep the answer. */
export const mailedLinkHeaders = { "Referrer-Policy": "strict-origin", "Cache-Control": "no-store" };
