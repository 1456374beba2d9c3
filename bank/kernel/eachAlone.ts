const PAGE = 200;

interface Row {
  readonly id: bigint;
}

/** Rows that wait, in the order of their ids, from the one after another. */
export type ReadRows<Waiting extends Row> = (after: bigint, most: number) => Promise<readonly Waiting[]>;

/** Works on everything that waits, once. A row that throws holds up no other; answers those that did. */
export async function eachAlone<Waiting extends Row>(
  read: ReadRows<Waiting>,
  work: (row: Waiting) => Promise<unknown>,
): Promise<readonly Error[]> {
  const failed: Error[] = [];
  let waiting: readonly Waiting[];
  let after = 0n;
  do {
    waiting = await read(after, PAGE);
    for (const row of waiting) {
      after = row.id;
      await work(row).catch((cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : 'unknown';
        failed.push(new Error(`${row.id}: ${reason}`, { cause }));
      });
    }
  } while (waiting.length === PAGE);
  return failed;
}

/** Reports the rows that failed, after all others were worked on. */
export function reportFailed(what: string, failed: readonly Error[]): void {
  if (failed.length > 0) {
    throw new AggregateError(
      failed,
      `${failed.length} ${what} have to be looked at again, the first is ${failed[0]?.message}`,
    );
  }
}
