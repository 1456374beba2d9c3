import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { ResendCode } from '../../../src/ui/components/ResendCode';
import { sentence } from '../support/sentence';
import { showInBank } from '../support/showInBank';

function show(sendsLeft: number | undefined, secondsLeft = 0) {
  const words = { resend: 'Отправить новый код', wait: `Через ${secondsLeft} с`, last: 'Больше SMS не будет' };
  return showInBank(
    <ResendCode
      words={words}
      sendsLeft={sendsLeft}
      secondsLeft={secondsLeft}
      canResend
      busy={false}
      onResend={() => undefined}
    />,
  );
}

describe('ResendCode', () => {
  it.each([
    [2, 'Можно отправить ещё 2 SMS.'],
    [5, 'Можно отправить ещё 5 SMS.'],
    [1, 'Следующая SMS будет последней.'],
  ])('says before the press that %i may still come', async (sendsLeft, text) => {
    await show(sendsLeft);
    expect(screen.getByText(sentence(text))).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Отправить новый код' })).toBeTruthy();
  });

  it('says it while the customer has to wait, too', async () => {
    await show(1, 30);
    expect(screen.getByText(sentence('Через 30 с'))).toBeTruthy();
    expect(screen.getByText('Следующая SMS будет последней.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that none will come instead of offering one', async () => {
    await show(0);
    expect(screen.getByRole('status').textContent).toBe('Больше SMS не будет');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('promises nothing when the bank did not say', async () => {
    await show(undefined);
    expect(screen.getByRole('button', { name: 'Отправить новый код' })).toBeTruthy();
    expect(screen.queryByText(sentence(/последней|Можно отправить/))).toBeNull();
  });
});
