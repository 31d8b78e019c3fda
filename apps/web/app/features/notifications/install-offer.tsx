import { installFr as fr } from "@app/contract/notifications/install.fr";
import { Share, Smartphone } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { askToInstall, type InstallWay, useInstallWay } from "./install-prompt.ts";
import { isPutOff, putOff } from "./put-off.ts";

const KEY = "renfort.installer.plus-tard";

/** After an application: an iPhone notifies only who has put Renfort on its screen. « Plus tard » lasts thirty days. */
export function InstallOffer({ only }: { only?: InstallWay }) {
  const way = useInstallWay();
  const [closed, setClosed] = useState(false);
  if (way === null || (only !== undefined && way !== only) || closed || isPutOff(KEY)) return null;
  const later = () => {
    putOff(KEY);
    setClosed(true);
  };
  return (
    <Notice
      tone="info"
      title={way === "iphone" ? fr.iphoneTitle : fr.title}
      action={
        <div className="flex flex-wrap gap-3">
          {way === "prompt" && (
            <Button icon={Smartphone} onClick={() => void askToInstall()}>
              {fr.install}
            </Button>
          )}
          <Button variant="line" onClick={later}>
            {fr.later}
          </Button>
        </div>
      }
    >
      {way === "iphone" && (
        <ol className="mt-1 grid list-decimal gap-1 pl-5">
          <li>
            {fr.iphoneShare} <Share className="ico inline" aria-hidden="true" />
          </li>
          <li>{fr.iphoneAdd}</li>
          <li>{fr.iphoneOpen}</li>
        </ol>
      )}
    </Notice>
  );
}
