import { Phone } from "lucide-react";

export function Emergency() {
  return (
    <p className="flex gap-3 text-ink-2">
      <Phone className="ico mt-1 shrink-0" aria-hidden="true" />
      <span>
        {"En danger tout de suite\u00a0? Appelez le "}
        <a href="tel:17" className="link">
          17
        </a>
        {" ou le "}
        <a href="tel:112" className="link">
          112
        </a>
        {", ou envoyez un SMS au "}
        <a href="sms:114" className="link">
          114
        </a>
        .
      </span>
    </p>
  );
}
