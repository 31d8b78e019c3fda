import { payIn } from "@app/domain/missions/format-pay-in-language";
import { shiftWordsPt } from "@app/domain/missions/shift-words.pt";
import { longDayIn } from "@app/domain/time/format-in-language";
import type { TeamNotificationWords } from "./team-notifications.fr.ts";

export const teamNotificationPt: TeamNotificationWords = {
  asked: (v) => ({
    title: `${v.company} gostaria de lhe poder propor os seus trabalhos`,
    message: "Já lá trabalhou. Diga sim ou não: ninguém é avisado de um não.",
  }),
  renewal: (v) => ({
    title: `Ficar na equipa de ${v.company}?`,
    message: `O seu acordo termina a ${longDayIn("pt", v.until)}. Sem resposta sua, sai da equipa.`,
  }),
  followed: ({ company, job, place, payCents, payPeriod, startsAt, lastEndsAt, shiftCount }) => ({
    title: `Novo trabalho em ${company}`,
    message: [
      job,
      shiftWordsPt.shifts({ startsAt, endsAt: lastEndsAt, shiftCount }),
      place ?? "à distância",
      payIn("pt", payCents, payPeriod),
    ].join(" · "),
  }),
};
