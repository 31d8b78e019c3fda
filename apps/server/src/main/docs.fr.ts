export const docsFr = {
  title: "API · Renfort",
  heading: "API de Renfort",
  introduction: (operations: number, address: string) =>
    `${operations} opérations. Le document <a href="${address}">OpenAPI 3.1</a> dit la même chose aux programmes.`,
  parameters: "Paramètres",
  body: "Corps",
  answers: "Réponses",
};
