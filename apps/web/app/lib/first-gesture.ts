/**
 * Starts the scripts that a shared page delays, and repeats the last click on a button that had no script yet. React
 * escapes quotes, `&`, `<` and `>` in script children, hence the template literals and the absence of `&&` and arrows.
 */
export const FIRST_GESTURE_SCRIPT = [
  // A click alone is what assistive technology sends.
  "{const gestures=[`pointermove`,`pointerdown`,`touchstart`,`keydown`,`focusin`,`scroll`,`click`];let clicked,started;",
  "function start(){",
  // While the page arrives, the text of the delayed script may be cut anywhere.
  "if(document.readyState===`loading`)return addEventListener(`DOMContentLoaded`,start,{once:true});",
  "const delayed=document.querySelector(`script[type=delayed-module]`);if(!delayed)return;started=true;",
  "for(const gesture of gestures)removeEventListener(gesture,start);",
  "const module=document.createElement(`script`);module.type=`module`;",
  "module.textContent=delayed.textContent;delayed.replaceWith(module)}",
  "function remember({target}){clicked=target.closest?.(`button[type=button]`)}",
  "addEventListener(`click`,remember);",
  "addEventListener(`hydrated`,function(){removeEventListener(`click`,remember);if(started)clicked?.click()},{once:true});",
  "for(const gesture of gestures)addEventListener(gesture,start,{passive:true})}",
].join("");

/** The script above waits for it. */
export function announceHydration(): void {
  dispatchEvent(new Event("hydrated"));
}
