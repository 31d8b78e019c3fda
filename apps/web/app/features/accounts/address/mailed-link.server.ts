/** Null when a part is missing. */
export function mailedTokens({ searchParams }: URL): { uid: string; token: string } | null {
  const [uid, token] = [searchParams.get("uid"), searchParams.get("token")];
  return uid && token ? { uid, token } : null;
}

/** The URL holds a secret: no referrer, no cache. */
export const mailedLinkHeaders = { "Referrer-Policy": "strict-origin", "Cache-Control": "no-store" };
