import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { DepositsStore } from '../../../../application/deposits/DepositsStore';
import type { Deposit } from '../../../../domain/deposit/Deposit';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import { Stack } from '../../../components/Stack';
import { TextField } from '../../../components/TextField';
import { RenameDepositViewModel } from './RenameDepositViewModel';

const MAX_NAME_LENGTH = 50;

/** The name only the customer sees. */
export const RenameDeposit = observer(function RenameDeposit({
  deposit,
  store,
}: {
  readonly deposit: Deposit;
  readonly store: DepositsStore;
}) {
  const { t } = useTranslation('deposits');
  const [model] = useState(() => new RenameDepositViewModel(deposit, store));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.save();
  };
  return (
    <Panel title={t('rename.title')}>
      <form onSubmit={submit}>
        <Stack>
          {model.failure !== undefined && <FailureAlert failure={model.failure} />}
          {model.saved && (
            <Alert tone="positive" role="status">
              <p>{t('rename.saved')}</p>
            </Alert>
          )}
          <TextField
            id="depositName"
            label={t('rename.name')}
            hint={t('rename.hint')}
            value={model.text}
            onChange={model.change}
            input={{ maxLength: MAX_NAME_LENGTH, autoComplete: 'off' }}
          />
          <ButtonRow>
            <Button type="submit" tone="secondary" busy={model.busy}>
              {t('rename.save')}
            </Button>
          </ButtonRow>
        </Stack>
      </form>
    </Panel>
  );
});
