import { applicationFr } from "@app/contract/applications/applications.fr";
import { problemFr } from "@app/contract/http/problem.fr";
import type { MissionView } from "@app/contract/missions/missions";
import { shiftFr } from "@app/contract/missions/shifts.fr";
import { profileFr } from "@app/contract/profiles/profiles.fr";
import { shiftWords } from "@app/domain/missions/shift-words";
import { Link, redirect } from "react-router";
import { applyAccount } from "../../features/accounts/register/apply-account.ts";
import { ApplyRegisterForm } from "../../features/accounts/register/apply-register-form.tsx";
import { createAccount, knownOf } from "../../features/accounts/register/create-account.server.ts";
import { KnownNotice } from "../../features/accounts/register/known-notice.tsx";
import { professionOfTitle } from "../../features/accounts/register/profession-of-title.ts";
import { configuredProviders, readNewcomer } from "../../features/accounts/sign-in/social.server.ts";
import { SocialButtons } from "../../features/accounts/sign-in/social-buttons.tsx";
import { clearSocial } from "../../features/accounts/sign-in/social-cookie.server.ts";
import { finishApplication } from "../../features/applications/apply/finish-application.server.ts";
import {
  MAX_PENDING_MESSAGE,
  pendingApplicationOf,
} from "../../features/applications/apply/pending-application.server.ts";
import { OPENING_PHRASE } from "../../features/applications/apply/starter-phrases.fr.ts";
import { missionOfSlug } from "../../features/missions/page/public-mission.server.ts";
import { suggestSkills } from "../../features/profiles/own/skill-suggestions.ts";
import { AuthLayout } from "../../layouts/auth-layout.tsx";
import { TitleCard } from "../../layouts/title-card.tsx";
import { apiContext, signInFirst } from "../../lib/api/api.server.ts";
import { textOf } from "../../lib/form.server.ts";
import { IN_LANGUAGES, useWords } from "../../lib/language/language.ts";
import { languageOf } from "../../lib/language/language-cookie.server.ts";
import { translationTo } from "../../lib/language/refusals.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { readDeviceToken } from "../../lib/session/device-cookie.server.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import {
  candidateApplyPath,
  requestedShift,
  shiftSearch,
  signedInApplyPath,
} from "../../parts/mission/mission-links.ts";
import { isPageExpired, recruitmentStatus } from "../../parts/mission/recruitment-status.ts";
import { missionPath } from "../../parts/mission-card/mission-facts.ts";
import { CommuneField } from "../../parts/places/commune-field.tsx";
import { ShiftPicker } from "../../parts/shifts/shift-list.tsx";
import { choosableShifts } from "../../parts/shifts/shift-obstacles.fr.ts";
import { useShiftChoice } from "../../parts/shifts/use-shift-choice.ts";
import { type RefusedForm, typedList } from "../../ui/fields/form-values.ts";
import type { Route } from "./+types/apply";

const SUFFIX = "/postuler";
const OFFERED_SKILLS = 6;
const MAX_SKILL = 80;

export const handle = IN_LANGUAGES;

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const mission = await missionOfSlug(api, url, params.slug, SUFFIX);
  const session = currentSession(context);
  const asked = requestedShift(url.searchParams);
  if (session?.role === "candidate") throw redirect(candidateApplyPath(mission, asked));
  const now = new Date();
  // Nothing to apply to, or nobody to apply.
  if (session || isPageExpired(mission, now) || recruitmentStatus(mission, now).closed) {
    throw redirect(missionPath(mission));
  }
  const back = signedInApplyPath(missionPath(mission), asked);
  const newcomer = await readNewcomer(request, url.searchParams);
  // Someone has signed in here before.
  const isKnownDevice = readDeviceToken(request) !== null && !url.searchParams.has("nouveau");
  if (isKnownDevice && !newcomer) throw redirect(signInFirst(back));
  const profession = professionOfTitle(mission.title);
  const words = await applyAccount.load(languageOf(context));
  return {
    title: words.title(mission.title),
    mission,
    asked,
    profession,
    skills:
      mission.skills.length > 0 ? mission.skills : suggestSkills({ profession, skills: [] }).slice(0, OFFERED_SKILLS),
    maxMessage: MAX_PENDING_MESSAGE,
    signIn: signInFirst(back),
    socialSearch: `?${new URLSearchParams({ role: "candidat", redirect: back })}`,
    known: knownOf(newcomer),
    providers: newcomer ? [] : await configuredProviders(api),
  };
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const mission = await missionOfSlug(api, url, params.slug, SUFFIX);
  const newcomer = await readNewcomer(request, url.searchParams);
  // Without a skill, the profession is one: the page says so.
  const profession = textOf(form, "profession").trim().slice(0, MAX_SKILL);
  const hasSkill = form.getAll("skills").some((skill) => typeof skill === "string" && skill.trim() !== "");
  if (!hasSkill && profession !== "") form.append("skills", profession);
  return createAccount(context, form, {
    registering: { role: "candidate", newcomer },
    moreErrors: () => missingErrors(form),
    order: ORDER,
    translate: await translationTo(languageOf(context)),
    onSignedIn: (user) => {
      const { id, title, company } = mission;
      const pending = pendingApplicationOf(form, { id, title, company: company.name }, user.id);
      return finishApplication(api, pending, newcomer ? [clearSocial()] : []);
    },
  });
}

/** The order of the page. */
const ORDER = [
  "shifts",
  "firstName",
  "lastName",
  "email",
  "password",
  "phone",
  "city",
  "profession",
  "skills",
  "availability",
  "message",
];

/** What applying asks for beyond an account. */
function missingErrors(form: FormData) {
  const blank = (name: string) => textOf(form, name).trim() === "";
  return {
    ...(blank("phone") && { phone: profileFr.missing["phone"] }),
    ...(blank("availability") && { availability: profileFr.missing["availability"] }),
    ...(blank("message") && { message: applicationFr.messageRequired }),
    ...(textOf(form, "message").length > MAX_PENDING_MESSAGE * 2 && {
      message: problemFr.tooLong(MAX_PENDING_MESSAGE),
    }),
    ...(form.has("choice") && !form.has("shifts") && { shifts: shiftFr.required }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.title} · Renfort` : "Renfort" },
  { name: "robots", content: "noindex" },
];

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(applyAccount);
  const { shifts } = useWords(shiftWords);
  const { title, mission, asked, profession, skills, maxMessage, signIn, known, providers, socialSearch } = loaderData;
  const { startDate, endDate, shiftCount } = mission;
  const when = shifts({ startsAt: new Date(startDate), endsAt: endDate ? new Date(endDate) : null, shiftCount });
  return (
    <AuthLayout
      wide
      languages
      promise={words.promise}
      promiseText={words.promiseText}
      card={<TitleCard title={mission.title} urgent={mission.urgent} />}
      headerEnd={
        <Link to={signIn} className="link inline-flex min-h-11 items-center">
          {words.haveAccount}
        </Link>
      }
    >
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="mt-2 font-medium">{words.where(mission.company.name, mission.location, when)}</p>
      <p className="mt-2 text-ink-2">
        {words.intro} {words.marked.before}
        <span className="text-danger">*</span>
        {words.marked.after}
      </p>
      <KnownNotice known={known} to={asked === undefined ? "?nouveau=1" : `${shiftSearch(asked)}&nouveau=1`} />
      <ApplyRegisterForm
        signIn={signIn}
        mission={{ id: mission.id, company: mission.company.name, level: mission.company.level, profession, skills }}
        known={known}
        refused={actionData}
        message={{ initial: OPENING_PHRASE, maxLength: maxMessage }}
        shifts={
          mission.takeSome &&
          mission.shifts.length > 1 && <Shifts mission={mission} asked={asked} refused={actionData} />
        }
        Place={CommuneField}
      />
      <SocialButtons providers={providers} search={socialSearch} wide />
    </AuthLayout>
  );
}

interface ShiftsProps {
  mission: MissionView;
  asked: number | undefined;
  refused: RefusedForm | undefined;
}

function Shifts({ mission, asked, refused }: ShiftsProps) {
  const now = useRenderedAt();
  const sent = refused && typedList(refused.values, "shifts").map(Number);
  const choice = useShiftChoice(choosableShifts(mission, [], now), mission.takeSome, { sent, asked });
  return <ShiftPicker mission={mission} choice={choice} now={now} />;
}
