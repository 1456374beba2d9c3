import { useTranslation } from 'react-i18next';

import type { SubscriberState } from '../../../../application/payments/SubscriberCheck';
import { formatMoney } from '../../../../domain/money/formatAmount';
import type { Money } from '../../../../domain/money/Money';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { useFailureText } from '../../../components/useFailureText';
import { useLanguage } from '../../../language/useLanguage';
import styles from './Provider.module.css';

interface SubscriberPanelProps {
  readonly state: SubscriberState | undefined;
  readonly canAsk: boolean;
  readonly onAsk: () => void;
  readonly onPay: (debt: Money) => void;
}

/** Name and debt of the subscriber, shown below the number. */
export function SubscriberPanel({ state, canAsk, onAsk, onPay }: SubscriberPanelProps) {
  const { t } = useTranslation('services');
  return (
    <div className={styles['subscriber']} role="status">
      {state === undefined || state.step === 'asking' ? (
        <Button tone="secondary" size="small" busy={state !== undefined} aria-disabled={!canAsk} onClick={onAsk}>
          {t(state === undefined ? 'check' : 'checking')}
        </Button>
      ) : (
        <Known state={state} onAsk={onAsk} onPay={onPay} />
      )}
    </div>
  );
}

interface KnownProps extends Pick<SubscriberPanelProps, 'onAsk' | 'onPay'> {
  readonly state: Exclude<SubscriberState, { readonly step: 'asking' }>;
}

function Known({ state, onAsk, onPay }: KnownProps) {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const failureText = useFailureText();
  if (state.step === 'refused') {
    const { what, next } = failureText(state.failure);
    return (
      <Alert tone="caution" title={what}>
        <div className={styles['answer']}>
          <p>{next}</p>
          <Button tone="secondary" size="small" onClick={onAsk}>
            {t('checkAgain')}
          </Button>
        </div>
      </Alert>
    );
  }
  const { subscriberName, debt } = state.answer;
  return (
    <Alert tone="positive" title={subscriberName}>
      <div className={styles['answer']}>
        <p>{debt === undefined ? t('noDebt') : t('debt', { debt: formatMoney(debt, language) })}</p>
        {debt !== undefined && (
          <Button tone="secondary" size="small" onClick={() => onPay(debt)}>
            {t('payDebt')}
          </Button>
        )}
      </div>
    </Alert>
  );
}
