import { Building2, Mail, Phone } from "lucide-react";

export interface Coordinates {
  email: string | undefined;
  phone: string | undefined;
  address: string | undefined;
}

/** Missing settings are not shown. */
export function CoordinateList({ email, phone, address }: Coordinates) {
  return (
    <address className="grid gap-4 not-italic">
      {email !== undefined && (
        <p className="flex items-center gap-3">
          <Mail className="ico text-brand" aria-hidden="true" />
          <a href={`mailto:${email}`} className="link inline-flex min-h-11 min-w-0 items-center break-all">
            {email}
          </a>
        </p>
      )}
      {phone !== undefined && (
        <p className="flex items-center gap-3">
          <Phone className="ico text-brand" aria-hidden="true" />
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className="link inline-flex min-h-11 items-center">
            {phone}
          </a>
        </p>
      )}
      {address !== undefined && (
        <p className="flex gap-3">
          <Building2 className="ico mt-0.5 text-brand" aria-hidden="true" />
          {address}
        </p>
      )}
    </address>
  );
}
