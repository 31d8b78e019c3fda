import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

type Tag = ReactElement<{ href?: string; type?: string; nonce?: string; dangerouslySetInnerHTML?: { __html: string } }>;

/**
 * React Router's scripts, asked for once the page has been painted: on a slow network they would take their share of it from
 * the styles and fonts of a page that can already be read, followed and filled in without them.
 */
export function LateScripts() {
  const tags = flatten(Scripts({}));
  const preloads = tags.filter(({ type }) => type === "link").map(({ props }) => props.href);
  return tags.map(({ type, props }) => {
    if (type === "link") return null;
    const html = props.dangerouslySetInnerHTML?.__html ?? "";
    const isModule = props.type === "module";
    return (
      <script
        key={html}
        type={isModule ? undefined : props.type}
        nonce={props.nonce}
        suppressHydrationWarning
        // Addresses and JSON of the router's own making.
        dangerouslySetInnerHTML={{ __html: isModule ? startLater(html, preloads) : html }}
      />
    );
  });
}

function flatten(node: ReactNode): Tag[] {
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return node.type === Fragment ? Children.toArray(node.props.children).flatMap(flatten) : [node as Tag];
}

/** At the first paint of anything to read. A page nobody sees yet has none to wait for; a browser that tells of none, a frame. */
function startLater(code: string, preloads: readonly (string | undefined)[]): string {
  const text = JSON.stringify(code).replaceAll("<", "\\u003c");
  return `{let n=document.currentScript.nonce,
add=(tag,facts)=>document.head.append(Object.assign(document.createElement(tag),{nonce:n},facts)),
start=()=>{for(let href of ${JSON.stringify(preloads)})add("link",{rel:"modulepreload",href});add("script",{type:"module",textContent:${text}})};
if(document.hidden)start();
else if(window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))new PerformanceObserver((list,observer)=>{if(list.getEntriesByName("first-contentful-paint")[0]){observer.disconnect();start()}}).observe({type:"paint",buffered:true});
else requestAnimationFrame(()=>setTimeout(start))}`;
}
