import { writeFileSync } from 'node:fs';

/** Answer of a process to a task, and the processor time it took, in milliseconds. */
export type ProcessAnswer<Output> = { readonly cpuMs: number } & (
  { readonly output: Output } | { readonly failure: string }
);

/** Answers the tasks of a `ProcessPool`; the body of its processes calls it once. */
export function answerTasks<Input, Output>(perform: (input: Input) => Promise<Output>): void {
  endBeforeTheBank();
  process.on('message', ({ input }: { readonly input: Input }) => {
    const before = process.cpuUsage();
    const answer = (content: { readonly output: Output } | { readonly failure: string }) => {
      const { user, system } = process.cpuUsage(before);
      process.send?.({ ...content, cpuMs: (user + system) / 1000 });
    };
    perform(input).then(
      (output) => answer({ output }),
      (cause: unknown) => answer({ failure: cause instanceof Error ? cause.message : String(cause) }),
    );
  });
  // The bank has ended; threads of a library would keep this process alive.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}

/** Makes Linux end this process first when memory is short. */
function endBeforeTheBank(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system.
  }
}
