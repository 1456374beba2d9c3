import { configure } from 'mobx';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** State changes only inside actions, and whatever MobX has to say about the code is a failure of the test that caused it. */
configure({ enforceActions: 'always' });

const consoleErrors: string[] = [];
let restore: () => void = () => undefined;

function listenedTo(original: (...parts: unknown[]) => void) {
  return (...parts: unknown[]): void => {
    const words = parts.map(String).join(' ');
    if (/\[mobx/i.test(words)) {
      consoleErrors.push(words);
    }
    original(...parts);
  };
}

beforeEach(() => {
  // Taken before they are replaced: otherwise a word to the console would call itself.
  const [toWarn, toError] = [listenedTo(console.warn.bind(console)), listenedTo(console.error.bind(console))];
  const warn = vi.spyOn(console, 'warn').mockImplementation(toWarn);
  const error = vi.spyOn(console, 'error').mockImplementation(toError);
  restore = () => {
    warn.mockRestore();
    error.mockRestore();
  };
});

afterEach(() => {
  restore();
  expect(consoleErrors.splice(0), 'MobX complained').toEqual([]);
});
