import { longDayIn } from "@app/domain/time/format-in-language";
import type { CalendarLinkWords } from "./calendar-link.fr.ts";

export const calendarLinkPt: CalendarLinkWords = {
  title: "Na agenda do meu telemóvel",
  text: "Um endereço que a sua agenda lê sozinha: título, horas e localidade dos turnos que tem. Quem tiver o endereço pode lê-los.",
  open: "Criar o meu endereço",
  since: (at) =>
    `Tem um endereço desde ${longDayIn("pt", at)}. Se outra pessoa o recebeu, substitua-o: o antigo deixa de funcionar.`,
  replace: "Substituir o endereço",
  close: "Apagar o endereço",
  once: "Aqui está o seu endereço. Não voltará a ser mostrado: adicione-o agora.",
  label: "Endereço da minha agenda",
  subscribe: "Abrir na minha agenda",
  opened: "Endereço criado",
  closed: "Endereço apagado",
};
