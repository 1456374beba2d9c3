/** Output of a task of a thread, and the processor time it took, in milliseconds. */
export interface TaskResult<Output> {
  readonly output: Output;
  readonly cpuMs: number;
}

/** Does a task on a thread of a `WorkerPool` and measures it. */
export async function measured<Output>(task: () => Output | Promise<Output>): Promise<TaskResult<Output>> {
  const before = process.threadCpuUsage();
  const output = await task();
  const { user, system } = process.threadCpuUsage(before);
  return { output, cpuMs: (user + system) / 1000 };
}
