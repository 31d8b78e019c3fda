export const ROLES = { owner: "renfort_owner", app: "renfort_app", readonly: "renfort_readonly" } as const;
