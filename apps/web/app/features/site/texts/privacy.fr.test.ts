import { expect, test } from "vitest";
import { PRIVACY } from "./privacy.fr.ts";

const text = JSON.stringify(PRIVACY);

test.each(["Firebase Cloud Messaging", "Mozilla", "Apple", "Microsoft"])(
  "the privacy page names %s among those who receive something",
  (service) => {
    expect(text).toContain(service);
  },
);

test("the privacy page says what propositions use, and how to object", () => {
  expect(text).toContain("Il n’utilise ni l’âge, ni le sexe, ni le nom");
  expect(text).toMatch(/vous y opposer, ou demander qu’une personne regarde/);
});

test("the privacy page is given to read, not to accept, and says when contacts are masked", () => {
  expect(text).not.toMatch(/accept\S* (cette|la) politique/);
  expect(text).toContain("masqués jusqu’à ce que vous ayez confirmé votre venue");
});
