import * as z from "zod";

/** Over twelve months, whoever the employers were. An absence or a late withdrawal is counted after a week without contest, or once a person decided. */
export const RecordCounts = z.object({
  came: z.int(),
  absent: z.int(),
  left_late: z.int(),
  /** Of the late withdrawals, those whose place somebody else took. */
  replaced: z.int(),
});
export type RecordCounts = z.infer<typeof RecordCounts>;
