/** Call that src/ui/early/early.js has made; its answer is never rejected. */
export interface MadeCall {
  readonly sessionKey: string;
  readonly askedAt: number;
  readonly answer: Promise<{ readonly text: string; readonly date: string | null } | undefined>;
}
