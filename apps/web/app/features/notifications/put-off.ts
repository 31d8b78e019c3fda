const PUT_OFF_MS = 30 * 86_400_000;

/** « Plus tard », in this browser, for thirty days. */
export const putOff = (key: string): void => localStorage.setItem(key, String(Date.now()));

export const isPutOff = (key: string): boolean => Date.now() - Number(localStorage.getItem(key) ?? 0) < PUT_OFF_MS;
