/**
 * Registers the service worker once the page has loaded, so that it takes nothing from it. React escapes quotes, `&`, `<` and `>`
 * in script children, hence the template literals and the plain functions.
 */
export const WORKER_SCRIPT = [
  "if(navigator.serviceWorker)addEventListener(`load`,function(){",
  "navigator.serviceWorker.register(`/sw.js`).catch(function(){})})",
].join("");
