import { Menu, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { cx } from "../ui/class-names.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { Logo } from "./logo.tsx";
import { type AccountLink, HEADER_LINKS, SIGN_IN, SIGN_UP } from "./public-links.ts";
import { SignOutForm } from "./sign-out-form.tsx";

export interface SiteHeaderProps {
  /** Transparent over a night hero until 50 px are scrolled. */
  overNight: boolean;
  /** Undefined for a visitor. */
  account: AccountLink | undefined;
}

export function SiteHeader({ overNight, account }: SiteHeaderProps) {
  const scrolled = useSyncExternalStore(onScroll, isScrolled, () => false);
  const night = overNight && !scrolled;
  return (
    <header className={cx("site-header", overNight ? (scrolled ? "is-stuck" : "is-over on-night") : "topbar relative")}>
      <div className="wrap flex h-18 items-center gap-6 md:h-20">
        <Link to="/" aria-label="Renfort, accueil" className="inline-flex shrink-0">
          <Logo />
        </Link>
        <nav aria-label="Navigation principale" className="ml-4 hidden xl:block">
          <ul className="flex items-center gap-1">
            <HeaderLinks className="site-link" />
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-2">
          <div className="hidden items-center gap-2 md:flex">
            <AccountButtons account={account} night={night} />
          </div>
          <MobileMenu account={account} night={night} />
        </div>
      </div>
    </header>
  );
}

const HeaderLinks = ({ className }: { className: string }) =>
  HEADER_LINKS.map(({ to, label }) => (
    <li key={to}>
      <NavLink to={to} className={className}>
        {label}
      </NavLink>
    </li>
  ));

const isScrolled = () => scrollY > 50;

function onScroll(listener: () => void): () => void {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
}

function AccountButtons({ account, night }: { account: AccountLink | undefined; night: boolean }) {
  if (account) {
    return (
      <>
        {account.person !== undefined && <span className="max-w-45 truncate font-medium">{account.person}</span>}
        <LinkButton to={account.to} variant={night ? "gilet" : "primary"}>
          {account.label}
        </LinkButton>
        {account.person !== undefined && (
          <SignOutForm className="contents">
            <button type="submit" className={cx("btn", night ? "btn-night-line" : "btn-line")}>
              Se déconnecter
            </button>
          </SignOutForm>
        )}
      </>
    );
  }
  return (
    <>
      <LinkButton to={SIGN_IN.to} variant={night ? "night-line" : "line"}>
        {SIGN_IN.label}
      </LinkButton>
      <LinkButton to={SIGN_UP.to} variant={night ? "gilet" : "primary"}>
        {SIGN_UP.label}
      </LinkButton>
    </>
  );
}

/** A <details>: it opens without script. Each navigation has a key, and with it a menu that is closed. */
function MobileMenu({ account, night }: { account: AccountLink | undefined; night: boolean }) {
  const { key } = useLocation();
  return (
    <details key={key} className="site-menu xl:hidden">
      <summary className={cx("btn btn-icon", night ? "btn-night-line" : "btn-line")}>
        <Menu className="ico when-closed" aria-hidden="true" />
        <X className="ico when-open" aria-hidden="true" />
        <span className="sr-only">Menu</span>
      </summary>
      <div className="absolute inset-x-0 top-full border-line border-t bg-surface text-ink shadow-3">
        <nav aria-label="Navigation mobile" className="wrap grid gap-1 py-4">
          <ul className="grid gap-1">
            <HeaderLinks className="nav-item" />
          </ul>
          <div className="mt-3 grid gap-2 md:hidden">
            <AccountButtons account={account} night={false} />
          </div>
        </nav>
      </div>
    </details>
  );
}
