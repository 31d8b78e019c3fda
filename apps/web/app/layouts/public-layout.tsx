import type { ReactNode } from "react";
import type { AccountLink } from "./public-links.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { VisitorBanner } from "./visitor-banner.tsx";

export interface PublicLayoutProps {
  overNight?: boolean;
  account?: AccountLink | undefined;
  children: ReactNode;
}

export function PublicLayout({ overNight = false, account, children }: PublicLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {account === undefined && <VisitorBanner />}
      <div className="relative flex flex-1 flex-col">
        <SiteHeader overNight={overNight} account={account} />
        <main id="contenu" tabIndex={-1} className="flex-1">
          {children}
        </main>
      </div>
      <SiteFooter />
    </div>
  );
}
