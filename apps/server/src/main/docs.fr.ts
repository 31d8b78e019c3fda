export const docsFr = {
  title: "API · Renfort",
  withoutScripts: "Le document OpenAPI 3.1",
};
