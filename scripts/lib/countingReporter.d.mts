export interface CountedFile {
  readonly file: string;
  readonly project: string;
  readonly passed: number;
  readonly failed: number;
}

export interface CountedRun {
  readonly files: readonly CountedFile[];
  readonly unhandled: number;
}
