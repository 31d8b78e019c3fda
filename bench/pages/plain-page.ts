/** A page of ours as plain elements: the same tags, attributes and texts, and nothing that was read, computed or formatted. */
import { createElement, type ReactNode } from "react";
import { Link } from "react-router";

export type Tag = { name: string; attributes: Record<string, string>; children: (Tag | string)[] };

const VOID = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);
/** Comment (React writes one between two texts), end of element, element, or text. */
const TOKEN = /<!--.*?-->|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gs;
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;
/** Attributes that React names differently. */
const RENAMED: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  value: "defaultValue",
  tabindex: "tabIndex",
};
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** What is in the body of a page as React wrote it, without its scripts. */
export function readBody(html: string): Tag {
  const body = html.slice(html.indexOf("<body>") + "<body>".length, html.indexOf("</body>"));
  const root: Tag = { name: "div", attributes: {}, children: [] };
  const open = [root];
  for (const [token, closed, name, attributes = ""] of body.replace(/<script.*?<\/script>/gs, "").matchAll(TOKEN)) {
    if (token.startsWith("<!--")) continue;
    if (closed) open.pop();
    else if (name) {
      const tag: Tag = { name, attributes: readAttributes(attributes), children: [] };
      open.at(-1)?.children.push(tag);
      if (!VOID.has(name) && !token.endsWith("/>")) open.push(tag);
    } else open.at(-1)?.children.push(plainText(token));
  }
  return root;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = "", value]) => [RENAMED[name] ?? name, plainText(value ?? "")]),
  );
}

function plainText(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Links to other pages are those of React Router, as on any page of it. */
export function drawTag({ name, attributes, children }: Tag): ReactNode {
  const inside = children.map((child) => (typeof child === "string" ? child : drawTag(child)));
  const { href, ...others } = attributes;
  if (name === "a" && href?.startsWith("/")) return createElement(Link, { ...others, to: href }, ...inside);
  return createElement(name, attributes, ...inside);
}
