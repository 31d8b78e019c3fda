import type { UserView } from "@app/contract/profiles/profiles";
import { expect, test } from "vitest";
import { profileStrength } from "./profile-strength.ts";

const bare = { profileImage: null, about: null, coverLetter: null, experiences: [] } as unknown as UserView;

test("nine things that applying asks for, then four that employers read first", () => {
  expect(profileStrength(bare, ["phone", "skills"])).toMatchObject({ filled: 7, total: 13 });
  expect(profileStrength(bare, []).advised.map(({ key }) => key)).toEqual([
    "profileImage",
    "about",
    "coverLetter",
    "experiences",
  ]);
});

test("nothing is left to advise once it is all there", () => {
  const full = { ...bare, profileImage: "/p", about: "Bonjour", coverLetter: "/cv", experiences: [{ id: 1 }] };
  expect(profileStrength(full as unknown as UserView, [])).toEqual({ filled: 13, total: 13, advised: [] });
});
