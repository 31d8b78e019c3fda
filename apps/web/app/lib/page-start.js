// Written into <head>: runs before the first paint, and answers the controls that must work before React does.
(function startPage() {
  const { documentElement: html } = document;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  // Storage may be refused (private browsing, embedded views): a choice then lasts as long as the page.
  const choices = {};
  const read = (key) => {
    try {
      return localStorage.getItem(key) ?? choices[key];
    } catch {
      return choices[key];
    }
  };
  const store = (key, value) => {
    choices[key] = value;
    try {
      localStorage.setItem(key, value);
    } catch {}
  };
  const show = () => {
    const theme = read("theme");
    html.dataset.theme = theme === "dark" || theme === "light" ? theme : dark.matches ? "dark" : "light";
    if (read("visitor-banner") === "hidden") html.dataset.banner = "hidden";
  };
  show();
  dark.addEventListener("change", show);
  // React drops the attributes of <html> when it has to render the document again.
  addEventListener("page-ready", show);
  // While it hydrates, React stops events on their way to what it has not reached: these are heard before it.
  const beforeReact = { capture: true };
  addEventListener(
    "click",
    ({ target }) => {
      const control = target.closest?.("[data-store]");
      if (!control) return;
      store(control.dataset.store, control.value);
      show();
      dispatchEvent(new Event("page-choice"));
    },
    beforeReact,
  );
  addEventListener(
    "change",
    ({ target }) => {
      if ("submit" in target.dataset) target.form.requestSubmit();
    },
    beforeReact,
  );
})();
