import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { Notice } from "../../../ui/notice.tsx";

/** Shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const file = `Codes de secours Renfort\r\n\r\n${codes.join("\r\n")}\r\n\r\nChaque code ne sert qu’une fois.\r\n`;
  return (
    <div className="mt-4 grid gap-4">
      <h3 ref={title} tabIndex={-1} className="text-lg">
        Vos codes de secours
      </h3>
      <Notice tone="warn" title={"Gardez-les maintenant\u00a0: ils ne seront plus affichés."}>
        Si vous perdez votre téléphone, chacun d’eux ouvre votre compte une fois. Téléchargez-les, recopiez-les ou
        imprimez cette page, et rangez-les ailleurs que dans votre téléphone.
      </Notice>
      <ul className="grid max-w-120 gap-x-6 gap-y-1 rounded-lg border border-line p-4 md:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-semibold text-lg">{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="codes-de-secours-renfort.txt"
          className="btn btn-line w-full md:w-auto"
        >
          <Download className="ico" aria-hidden="true" />
          Télécharger les codes
        </a>
      </div>
    </div>
  );
}
