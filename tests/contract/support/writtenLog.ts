import { vi } from 'vitest';

export interface WrittenLog {
  /** Lines that `act` has caused to be written. */
  readonly linesOf: (act: () => Promise<unknown>) => Promise<readonly LogLine[]>;
  readonly end: () => void;
}

export interface LogLine {
  readonly [fact: string]: unknown;
}

/** Keeps what is written to stderr, in place of writing it, until it ends. */
export function watchLog(): WrittenLog {
  const written: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  return {
    linesOf: async (act) => {
      written.length = 0;
      await act();
      return written
        .join('')
        .split('\n')
        .filter((line) => line !== '')
        .map((line): LogLine => JSON.parse(line));
    },
    end: () => spy.mockRestore(),
  };
}
