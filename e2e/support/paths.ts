export const EMPLOYER = "/employeur/tableau-de-bord";
export const CANDIDATE = "/candidat/tableau-de-bord";
