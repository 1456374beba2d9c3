/** Reading of something a customer sent: a pure function of plain data, so that another thread can do it. */
export interface Reading<Input, Output> {
  /** Name under which `bank/compose/readingWorker.ts` knows it. */
  readonly name: string;
  readonly read: (input: Input) => Output;
}

/** Reads what customers send on threads of its own, so that no input holds up the calls of others. */
export interface InputReader {
  /**
   * @throws QueueFull when as many inputs wait as may
   * @throws TaskOverdue for an input that is not read by the deadline
   * @throws TaskTooLarge for one that takes more memory than it may
   */
  run<Input, Output>(reading: Reading<Input, Output>, input: Input): Promise<Output>;
  /** Ends the threads; inputs under way are not finished. */
  close(): Promise<void>;
}
