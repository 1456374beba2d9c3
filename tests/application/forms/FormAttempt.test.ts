import { describe, expect, it } from 'vitest';

import type { Failure } from '../../../src/application/operations/failureCodes';
import { FormAttempt } from '../../../src/application/forms/FormAttempt';

const WRONG = { word: 'CODE_WORD_REQUIRED' } as const;

describe('an attempt at a form', () => {
  it('shows problems from the first one on and sends nothing that has some', async () => {
    const attempt = new FormAttempt();
    const sent: string[] = [];
    expect(attempt.shown(WRONG)).toEqual({});
    await attempt.make({ violations: WRONG, send: async () => void sent.push('sent') });
    expect([attempt.shown(WRONG), attempt.busy, sent]).toEqual([WRONG, false, []]);
    attempt.renew();
    expect(attempt.shown(WRONG)).toEqual({});
  });

  it('is one at a time, and its refusal goes with the next', async () => {
    const attempt = new FormAttempt();
    const answers: ((failure: Failure | undefined) => void)[] = [];
    const settled: (string | undefined)[] = [];
    const make = () =>
      attempt.make({
        violations: {},
        send: () => new Promise((resolve) => answers.push(resolve)),
        settled: (failure) => settled.push(failure?.code),
      });
    const first = make();
    await make();
    expect([attempt.busy, answers.length]).toEqual([true, 1]);
    answers[0]?.({ code: 'CLIENT_ERROR' });
    await first;
    expect([attempt.busy, attempt.failure?.code, settled]).toEqual([false, 'CLIENT_ERROR', ['CLIENT_ERROR']]);
    const second = make();
    expect(attempt.failure).toBeUndefined();
    answers[1]?.(undefined);
    await second;
    expect([attempt.failure, settled]).toEqual([undefined, ['CLIENT_ERROR', undefined]]);
  });
});
