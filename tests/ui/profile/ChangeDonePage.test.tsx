import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { success } from '../../../src/domain/result/Result';
import { ChangeDonePage } from '../../../src/ui/flow/change/ChangeDonePage';
import { UsernameViewModel } from '../../../src/ui/features/profile/settings/UsernameViewModel';
import { aWaitingChange } from '../../application/support/builders';
import { showInBank } from '../support/showInBank';
import { changeDeps } from './changeSupport';

it('the result of a change folds what was confirmed, from the old value that is known no more', async () => {
  const deps = await changeDeps({ username: 'aibek' });
  deps.gateway.plain.CHANGE_USERNAME = ({ operationId }) => success(aWaitingChange({ operationId }));
  const model = new UsernameViewModel(deps);
  model.change({ newUsername: 'aibek.a', repeatedUsername: 'aibek.a' });
  await model.submit();
  model.confirmation.setOtp('123456');
  await model.confirmation.confirm({ text: 'Логин: aibek → aibek.a', fingerprint: '4H2K-9QTD' });
  await showInBank(
    <ChangeDonePage
      model={model}
      frame={{
        path: '/profile/settings/login',
        title: 'Логин',
        subject: 'Логин: aibek.a → aibek.a',
        doneTitle: 'Логин изменён',
        doneText: 'Входите с новым логином.',
      }}
    />,
    { path: '/profile/settings/login/done' },
  );
  const facts = screen.getByText('Подробности').closest('details');
  expect(facts?.open).toBe(false);
  expect(facts?.textContent).toMatch(/Логин: aibek → aibek\.a.*4H2K-9QTD/);
  expect(screen.queryByText(/aibek\.a → aibek\.a/)).toBeNull();
});
