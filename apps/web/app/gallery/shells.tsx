import { Flame } from "lucide-react";
import { AuthLayout } from "../layouts/auth-layout.tsx";
import { CandidateShell } from "../layouts/candidate/candidate-shell.tsx";
import { EmployerShell } from "../layouts/employer-shell.tsx";
import { ErrorPage } from "../layouts/error-page.tsx";
import { spaceFr } from "../layouts/language/space.fr.ts";
import { candidateNavigation, EMPLOYER_NAVIGATION } from "../layouts/navigation.ts";
import { PublicLayout } from "../layouts/public-layout.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/fields/field.tsx";
import { PasswordInput } from "../ui/fields/password-input.tsx";
import { TextInput } from "../ui/fields/text-input.tsx";
import { PageHeader } from "../ui/page-header.tsx";

const SHELLS = {
  public: () => (
    <PublicLayout>
      <div className="wrap py-10">
        <PageHeader title="Missions à pourvoir" />
      </div>
    </PublicLayout>
  ),
  nuit: () => (
    <PublicLayout overNight>
      <div className="on-night bg-night text-white">
        <div className="wrap min-h-160 pt-34">
          <h1 className="font-extrabold text-hero tracking-[-0.035em]">
            Du renfort,
            <br />
            tout de suite.
          </h1>
        </div>
      </div>
      <div className="wrap h-240" />
    </PublicLayout>
  ),
  candidat: () => (
    <CandidateShell
      user={{ id: 1, firstName: "Karim", name: "Karim Benali", available: true }}
      counts={{ notifications: 4 }}
      entries={asCurrent(candidateNavigation(spaceFr))}
    >
      <PageHeader title="Missions" />
    </CandidateShell>
  ),
  employeur: () => (
    <EmployerShell
      user={{ id: 5, name: "Nadia Ferrand", companyName: "Brasserie des Terreaux" }}
      counts={{ notifications: 12, applications: 7 }}
      entries={asCurrent(EMPLOYER_NAVIGATION)}
    >
      <PageHeader
        title="Bonjour Nadia Ferrand"
        eyebrow="Samedi 14 novembre"
        actions={<Button size="lg">Publier une mission</Button>}
      />
    </EmployerShell>
  ),
  connexion: () => (
    <AuthLayout
      promise="Six heures du matin, et déjà du monde sur le pont."
      card={
        <>
          <Badge tone="feu" icon={Flame}>
            Urgent
          </Badge>
          <p className="stub-card-title mt-3">Commis de cuisine</p>
          <hr />
          <span className="hung-card-line w-3/5" />
        </>
      }
    >
      <h1 className="text-3xl md:text-4xl">Bon retour</h1>
      <form className="mt-6 grid gap-5">
        <Field name="email" label="Email">
          <TextInput type="email" autoComplete="username" />
        </Field>
        <Field name="password" label="Mot de passe">
          <PasswordInput autoComplete="current-password" />
        </Field>
        <Button type="submit" size="lg" block>
          Se connecter
        </Button>
      </form>
    </AuthLayout>
  ),
  introuvable: () => <ErrorPage status={404} />,
  erreur: () => <ErrorPage status={500} />,
} as const;

/** The first entry points at the gallery, to show the current state. */
function asCurrent<E extends { to: string }>(entries: readonly E[]): E[] {
  return entries.map((entry, index) => (index === 0 ? { ...entry, to: "/composants" } : entry));
}

export function isShellName(name: string): name is keyof typeof SHELLS {
  return name in SHELLS;
}

export function ShellSample({ name }: { name: keyof typeof SHELLS }) {
  return SHELLS[name]();
}
