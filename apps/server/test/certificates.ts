import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Certificates = { directory: string; ca: string; key: string; certificate: string; otherCa: string };

/** A certificate authority of our own, a server's certificate for `localhost`, and an authority that signed nothing. */
export function makeCertificates(): Certificates {
  const directory = mkdtempSync(join(tmpdir(), "renfort-tls-"));
  const at = (name: string) => join(directory, name);
  const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: directory, stdio: "ignore" });
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  for (const name of ["ca", "other"])
    openssl(
      "req",
      "-x509",
      ...curve,
      "-keyout",
      `${name}.key`,
      "-out",
      `${name}.pem`,
      "-days",
      "2",
      "-subj",
      `/CN=${name}`,
    );
  openssl(
    "req",
    ...curve,
    "-keyout",
    "server.key",
    "-out",
    "server.csr",
    "-subj",
    "/CN=localhost",
    "-addext",
    "subjectAltName=DNS:localhost",
  );
  openssl(
    "x509",
    "-req",
    "-in",
    "server.csr",
    "-CA",
    "ca.pem",
    "-CAkey",
    "ca.key",
    "-CAcreateserial",
    "-out",
    "server.pem",
    "-days",
    "2",
    "-copy_extensions",
    "copy",
  );
  return {
    directory,
    ca: at("ca.pem"),
    key: at("server.key"),
    certificate: at("server.pem"),
    otherCa: at("other.pem"),
  };
}
