import { describe, expect, it } from 'vitest';

import { sourceFiles } from '../support/sourceFiles';

/** A comment above a declaration that begins with a question word: `/** What a customer owes` instead of `/** Debt of a customer`. */
const ASKS = /(?:\/\*\*\s*(?:\n\s*\*\s*)?|^-- )(?:What|How|Where|Whether|Whom?|Whose|When|Why|Which)\b.*/gm;

function questionsIn(text: string): readonly string[] {
  return text.match(ASKS) ?? [];
}

describe('comments above declarations', () => {
  it('begin with what a thing is or does', () => {
    const files = sourceFiles(['src', 'bank', 'scripts', 'tests'], ['.ts', '.tsx', '.mjs', '.js', '.sql']);
    expect(files.length).toBeGreaterThan(1500);
    const asking = files
      .filter(({ path }) => path !== 'tests/architecture/comments.test.ts')
      .flatMap(({ path, content }) => questionsIn(content).map((comment) => `${path}: ${comment}`));
    expect(asking).toEqual([]);
  });

  it.each([
    ['/** What a customer owes. */', 1],
    ['/**\n * How long a code is good.\n */', 1],
    ['-- Whether a loan is as it was.\ncreate function x', 1],
    ['/** Debt of a customer, and what it is made of. */', 0],
    ['-- Refusal of a loan that is not as it was.', 0],
  ])('are found by their first word: %j', (text, count) => {
    expect(questionsIn(text)).toHaveLength(count);
  });
});
