import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { MAX_NICKNAME_LENGTH } from '../../../../domain/payee/Payee';
import type { Payee } from '../../../../domain/payee/Payee';
import { formatDate } from '../../../../domain/time/format';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import { Button, ButtonLink } from '../../../components/Button';
import { ListItem } from '../../../components/ItemList';
import { SEPARATOR } from '../../../components/lineParts';
import { TextField } from '../../../components/TextField';
import { useLanguage } from '../../../language/useLanguage';
import { PayeeLine, usePayeeWords } from '../../../objects/payees/PayeeLine';
import { historyWithPath, payPath } from '../../../objects/payees/payeePaths';
import styles from './Payees.module.css';
import type { PayeesViewModel } from './PayeesViewModel';

interface PayeeItemProps {
  readonly model: PayeesViewModel;
  readonly payee: Payee;
}

/** One payee of the book: who, where, the latest payment, and what can be done. */
export const PayeeItem = observer(function PayeeItem({ model, payee }: PayeeItemProps) {
  const { t } = useTranslation('payees');
  const language = useLanguage();
  const { naming } = model;
  return (
    <ListItem>
      <div className={styles['head']}>
        <PayeeLine payee={payee} />
        {payee.pinned && <Badge>{t('pinned')}</Badge>}
      </div>
      <p className={styles['last']}>
        {t('last', { date: formatDate(payee.lastPaidAt, language) })}
        {SEPARATOR}
        <Amount amount={payee.amount} />
      </p>
      {naming?.payeeId === payee.id ? (
        <Naming model={model} payee={payee} nickname={naming.nickname} />
      ) : (
        <Actions model={model} payee={payee} />
      )}
    </ListItem>
  );
});

const Actions = observer(function Actions({ model, payee }: PayeeItemProps) {
  const { t } = useTranslation('payees');
  const { whole } = usePayeeWords();
  const named = (act: string): string => `${act}: ${whole(payee)}`;
  const pin = t(payee.pinned ? 'unpin' : 'pin');
  return (
    <div className={styles['buttons']}>
      {model.canPay(payee) && (
        <ButtonLink size="small" tone="secondary" to={payPath(payee)} aria-label={named(t('pay'))}>
          {t('pay')}
        </ButtonLink>
      )}
      <ButtonLink size="small" tone="quiet" to={historyWithPath(payee)} aria-label={named(t('history'))}>
        {t('history')}
      </ButtonLink>
      {!model.onlyLooks && (
        <>
          <Button size="small" tone="quiet" onClick={() => model.startNaming(payee)} aria-label={named(t('rename'))}>
            {t('rename')}
          </Button>
          <Button
            size="small"
            tone="quiet"
            busy={model.busy}
            onClick={() => void model.togglePin(payee)}
            aria-label={named(pin)}
          >
            {pin}
          </Button>
          <Button
            size="small"
            tone="quiet"
            busy={model.busy}
            onClick={() => void model.hide(payee)}
            aria-label={named(t('hide'))}
          >
            {t('hide')}
          </Button>
        </>
      )}
    </div>
  );
});

const Naming = observer(function Naming({ model, payee, nickname }: PayeeItemProps & { readonly nickname: string }) {
  const { t } = useTranslation('payees');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.keepNickname(payee);
  };
  return (
    <form className={styles['naming']} noValidate onSubmit={submit}>
      <TextField
        id="nickname"
        label={t('nickname')}
        hint={t('nicknameHint')}
        input={{ maxLength: MAX_NICKNAME_LENGTH, autoComplete: 'off', autoFocus: true }}
        value={nickname}
        onChange={model.setNickname}
      />
      <div className={styles['buttons']}>
        <Button type="submit" size="small" busy={model.busy}>
          {t('save')}
        </Button>
        <Button size="small" tone="quiet" onClick={model.leaveNaming}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
});
