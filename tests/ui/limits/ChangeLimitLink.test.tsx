import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Failure } from '../../../src/application/operations/failureCodes';
import { FailureAlert } from '../../../src/ui/components/FailureAlert';
import { OpenScreens } from '../../../src/ui/components/OpenScreens';
import { ChangeLimitLink } from '../../../src/ui/objects/limits/ChangeLimitLink';
import { showInBank } from '../support/showInBank';

async function linksOf(failure: Failure, isOpen = true): Promise<readonly string[]> {
  await showInBank(
    <OpenScreens value={() => isOpen}>
      <FailureAlert failure={failure}>
        <ChangeLimitLink failure={failure} />
      </FailureAlert>
    </OpenScreens>,
  );
  await screen.findByRole('alert');
  return screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);
}

const USED_UP: Failure = {
  code: 'DAILY_LIMIT_EXCEEDED',
  data: { limitCode: 'CLEARING', limit: '500000.00', left: '1500.50', renewsOn: '2026-11-22' },
};

describe('a refusal by a limit', () => {
  it('leads to the change of that limit, by its name', async () => {
    expect(await linksOf(USED_UP)).toEqual([
      'Изменить лимит «В другие банки, до конца дня» /change-limit?code=CLEARING',
    ]);
  });

  it.each([
    ['that no change of a limit ends', { code: 'MIN_LIM_NOT_REACHED', data: { limitCode: 'CLEARING', limit: '1.00' } }],
    ['of a limit that is not known', { ...USED_UP, data: { limitCode: 'GIFTS' } }],
    ['of another kind', { code: 'ACCOUNT_DEBIT_FROZEN' }],
  ] as const)('leads nowhere for a refusal %s', async (_, failure) => {
    expect(await linksOf(failure)).toEqual([]);
  });

  it('has no link for a user who may not change limits', async () => {
    expect(await linksOf(USED_UP, false)).toEqual([]);
  });
});
