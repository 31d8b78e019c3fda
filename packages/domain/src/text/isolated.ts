/** A name or a title as it was written, whatever its direction: it does not move the words around it (Unicode isolates). */
export const isolated = (text: string): string =>
  `\u2068${text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")}\u2069`;

/** Without them: for a telephone that would draw a square. */
export const withoutIsolates = (text: string): string => text.replace(/[\u200e\u200f\u2068\u2069]/g, "");
