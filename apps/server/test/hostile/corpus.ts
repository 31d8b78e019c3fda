import { fileFr } from "@app/contract/http/files.fr";

export type Refusal = { status: 413 | 415; error: string };
/** Accepted, but sanitised: nothing of the payload is left. */
export type Neutral = { name: string; gone?: string };

export type Hostile = {
  what: string;
  name: string;
  bytes: () => Buffer | Promise<Buffer>;
  outcome: Refusal | Neutral | "nothing stored";
};

export const refusals = {
  notAnImage: { status: 415, error: fileFr.invalid.image },
  notACv: { status: 415, error: fileFr.invalid.cv },
  active: { status: 415, error: fileFr.active },
  encrypted: { status: 415, error: fileFr.encrypted },
  malware: { status: 415, error: fileFr.malware },
  imageTooBig: { status: 413, error: fileFr.tooLarge.image },
  cvTooBig: { status: 413, error: fileFr.tooLarge.cv },
} as const satisfies Record<string, Refusal>;

export const text = (content: string) => () => Buffer.from(content, "latin1");
