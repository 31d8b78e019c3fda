import { createContext as createReactContext, useContext } from "react";
import { createContext as createRouterContext } from "react-router";

/** Set by the server for each document; empty where no content security policy is sent (development). */
export const nonceContext = createRouterContext<string>("");

/** Carries the nonce to the document's own inline script. The browser hides it, so it is undefined on the client. */
export const NonceProvider = createReactContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceProvider);
}
