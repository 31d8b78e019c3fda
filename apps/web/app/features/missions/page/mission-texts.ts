import type { MissionView } from "@app/contract/missions/missions";
import { listTasks } from "@app/domain/missions/description";

export interface MissionPart {
  title: string;
  text: string;
}

/**
 * A guided description already holds the tasks, the hours and the outfit. For loaders: the rules that cut tasks come
 * with every template.
 */
export function missionTexts(mission: MissionView): MissionPart[] {
  const { useStructuredDescription: guided } = mission;
  const tasks = listTasks(mission.responsibilities).map((task) => `• ${task}`);
  return [
    { title: "La mission", text: mission.description },
    { title: "Vos tâches", text: guided ? "" : tasks.join("\n") },
    { title: "Horaires", text: guided ? "" : mission.workingHours },
    { title: "Tenue et matériel", text: guided ? "" : mission.equipment },
    {
      title: "Ce qu’on attend",
      text: [mission.requirement, guided ? "" : mission.requiredSkills].filter(Boolean).join("\n\n"),
    },
  ].filter(({ text }) => text.trim() !== "");
}
