import type { OfficeRefusalCode } from "@app/contract/office/office.fr";

/** The command line prints the message; the API answers 409 with the code and its French sentence. */
export class OfficeRefusal extends Error {
  readonly code: OfficeRefusalCode;

  constructor(code: OfficeRefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
