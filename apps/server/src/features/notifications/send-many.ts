/** Sends what was claimed, `atOnce` at a time, with the outcome of each. */
export async function sendMany<S, O>(
  claimed: readonly S[],
  atOnce: number,
  sendOne: (send: S) => Promise<O>,
): Promise<{ send: S; outcome: O }[]> {
  const waiting = [...claimed];
  const answered: { send: S; outcome: O }[] = [];
  const sendNext = async () => {
    for (let send = waiting.pop(); send; send = waiting.pop()) answered.push({ send, outcome: await sendOne(send) });
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, claimed.length) }, sendNext));
  return answered;
}
