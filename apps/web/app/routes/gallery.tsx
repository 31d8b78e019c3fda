import { useSearchParams } from "react-router";
import { ButtonSamples } from "../gallery/buttons.tsx";
import { CardSamples } from "../gallery/cards.tsx";
import { DateSamples } from "../gallery/dates.tsx";
import { FeedbackSamples } from "../gallery/feedback.tsx";
import { FieldSamples } from "../gallery/fields.tsx";
import { FoundationSamples } from "../gallery/foundations.tsx";
import { InputSamples } from "../gallery/inputs.tsx";
import { MenuSamples } from "../gallery/menus.tsx";
import { DrawerSamples } from "../gallery/panels.tsx";
import { RatingSamples } from "../gallery/ratings.tsx";
import { isShellName, ShellSample } from "../gallery/shells.tsx";
import { SignalSamples } from "../gallery/signals.tsx";
import { Logo } from "../layouts/logo.tsx";
import { ThemeSelect } from "../layouts/theme-select.tsx";
import { ToastRegion } from "../ui/overlays/toast.tsx";

export const meta = () => [{ title: "Composants · Renfort" }, { name: "robots", content: "noindex" }];

/** Development only: every component with its states. `?vue=candidat` and the like show the shells. */
export default function Gallery() {
  const [params] = useSearchParams();
  const view = params.get("vue");
  if (view !== null && isShellName(view)) return <ShellSample name={view} />;
  return (
    <>
      <header className="topbar">
        <div className="wrap flex min-h-18 flex-wrap items-center justify-between gap-3 py-3">
          <Logo />
          <ThemeSelect />
        </div>
      </header>
      <main id="contenu" tabIndex={-1} className="wrap pb-20">
        <h1 className="mt-10 text-4xl">Composants et états</h1>
        <FoundationSamples />
        <ButtonSamples />
        <FieldSamples />
        <InputSamples />
        <DateSamples />
        <RatingSamples />
        <MenuSamples />
        <DrawerSamples />
        <FeedbackSamples />
        <SignalSamples />
        <CardSamples />
      </main>
      <ToastRegion />
    </>
  );
}
