/** What is worth a span. Published to nobody, at no cost, unless telemetry.ts is loaded. */
import { channel } from "node:diagnostics_channel";

export type JobDone = { job: string; requestId: string | undefined; ms: number; outcome: string };

export const jobChannel = channel("renfort.job");
