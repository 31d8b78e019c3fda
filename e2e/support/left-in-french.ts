import type { Page } from "@playwright/test";

/** Words that French sentences have and English and Portuguese ones have not. */
const FRENCH =
  "(?<!\\p{L})(?:vous|votre|vos|avec|dans|pour|cette|est|sont|missions|créneaux?|heures|réessayez|une|les|des|du|qui|sur|pas|jours?|[ldjnscqu]{1,2}’\\p{L}+)(?!\\p{L})";

/**
 * What a page says in French outside of what is marked as French: in Arabic and Ukrainian, any Latin word that is not one of
 * these names; in the others, French words. Names of controls are read too.
 */
export const leftInFrench = (page: Page, names: readonly string[]) =>
  page.locator("body").evaluate(
    (body, [except, french]) => {
      const { lang } = document.documentElement;
      const wrong = lang === "ar" || lang === "uk" ? /\p{Script=Latin}{2}/u : new RegExp(french, "iu");
      const left: string[] = [];
      const read = (text: string) => {
        const own = except.reduce((rest, name) => rest.replaceAll(name, ""), text);
        if (wrong.test(own)) left.push(text.trim());
      };
      const isMarked = (element: Element | null) =>
        element === null || element.closest("script, style, [lang=fr], .avatar, .logo-sq") !== null;
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (!isMarked(node.parentElement)) read(node.textContent ?? "");
      }
      for (const element of body.querySelectorAll("[aria-label], [title], [placeholder]"))
        if (!isMarked(element))
          for (const name of ["aria-label", "title", "placeholder"]) read(element.getAttribute(name) ?? "");
      return left;
    },
    [names, FRENCH] as const,
  );
