const PRELOADED_MODULE = /<link rel="modulepreload"[^>]*>/g;
const MODULE = '<script type="module" async="">';

/**
 * A shared page works without scripts. They are requested at the visitor's first gesture, by FIRST_GESTURE_SCRIPT:
 * whoever only reads downloads none.
 */
export function delayScripts(html: string): string {
  return html.replaceAll(PRELOADED_MODULE, "").replace(MODULE, '<script type="delayed-module">');
}
