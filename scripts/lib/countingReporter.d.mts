export interface CountedFile {
  readonly file: string;
  readonly project: string;
  readonly passed: number;
  readonly failed: number;
  /** Each failed test with the beginning of its first error. */
  readonly failures: readonly string[];
}

export interface CountedRun {
  readonly files: readonly CountedFile[];
  readonly unhandled: readonly string[];
}
