/** Message of a page to a worker that waits: the page is of that version when its first script is a file of it. */
export interface TakeOver {
  readonly type: 'TAKE_OVER';
  /** Path of the first script of the page. */
  readonly script: string;
}

/** The script named by a {@link TakeOver}; `undefined` for any other message. */
export function readTakeOver(data: unknown): string | undefined {
  return typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'TAKE_OVER' &&
    'script' in data &&
    typeof data.script === 'string'
    ? data.script
    : undefined;
}
