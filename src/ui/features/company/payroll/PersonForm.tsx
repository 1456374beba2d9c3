import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { BatchField } from '../../../../domain/batch/batchFaults';
import { MAX_PERSON_NOTE } from '../../../../domain/batch/payrollPeople';
import type { PersonDetails } from '../../../../domain/batch/payrollPeople';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import { SwitchField } from '../../../components/SwitchField';
import { TextField } from '../../../components/TextField';
import styles from './Payroll.module.css';
import type { PersonFormViewModel } from './PersonFormViewModel';

const MAX_NAME = 70;
const INN_DIGITS = 14;
const ACCOUNT_DIGITS = 16;

/** Details of a person who receives salaries. Takes the focus. */
export const PersonForm = observer(function PersonForm({ form }: { readonly form: PersonFormViewModel }) {
  const { t } = useTranslation(['payroll', 'batch']);
  const first = useRef<HTMLInputElement>(null);

  useEffect(() => first.current?.focus(), [form.person]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void form.save();
  };
  const field = (name: keyof PersonDetails, of: BatchField) => {
    const fault = form.faultOf(of);
    return {
      id: `person-${name}`,
      label: t(`form.${name === 'accountNumber' ? 'account' : name}`),
      value: form.details[name],
      onChange: (text: string) => form.set(name, text),
      violation: fault && t(`batch:faults.${fault}`),
    };
  };
  return (
    <Panel title={t(form.person === undefined ? 'form.new' : 'form.edit')}>
      <form className={styles['stack']} noValidate onSubmit={submit}>
        {form.failure !== undefined && <FailureAlert failure={form.failure} />}
        <TextField {...field('name', 'recipientName')} input={{ maxLength: MAX_NAME }} inputRef={first} />
        <TextField
          {...field('accountNumber', 'account')}
          input={{ inputMode: 'numeric', maxLength: ACCOUNT_DIGITS, autoComplete: 'off' }}
        />
        <TextField
          {...field('inn', 'inn')}
          hint={t('form.innHint')}
          input={{ inputMode: 'numeric', maxLength: INN_DIGITS, autoComplete: 'off' }}
        />
        <TextField {...field('note', 'note')} hint={t('form.noteHint')} input={{ maxLength: MAX_PERSON_NOTE }} />
        {form.person !== undefined && (
          <SwitchField
            id="person-left"
            label={t('form.left')}
            hint={t('form.leftHint')}
            on={form.hasLeft}
            onChange={form.switchLeft}
          />
        )}
        <div className={styles['buttons']}>
          <Button type="submit" busy={form.busy}>
            {t('form.save')}
          </Button>
          <Button tone="secondary" onClick={form.close}>
            {t('form.cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  );
});
