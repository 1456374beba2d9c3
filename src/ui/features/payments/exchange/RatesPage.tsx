import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { ConversionDraft } from '../../../../domain/exchange/conversion';
import { mainAccount } from '../../../../domain/account/mainAccount';
import { creditRefusal, debitRefusal } from '../../../../domain/account/usability';
import { Button } from '../../../components/Button';
import { useMayOpen } from '../../../components/OpenScreens';
import { exchange } from './exchangeKind';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { useService } from '../../../kernel/ServicesContext';
import { RatesScreen } from './RatesScreen';

/** The rates for a customer: what the converter shows goes into the form of the exchange. */
export function RatesPage() {
  const { t } = useTranslation('rates');
  const context = useService(PaymentContext);
  const navigate = useNavigate();
  const mayExchange = useMayOpen()(exchange.path);
  const begin = async ({ given, taken, amountText, amountIs }: ConversionDraft): Promise<void> => {
    await context.accounts.ensure();
    const { accounts } = context.accounts;
    const debit = mainAccount(
      accounts.filter(({ currency }) => currency === given),
      debitRefusal,
    );
    const credit = mainAccount(
      accounts.filter(({ currency }) => currency === taken),
      creditRefusal,
    );
    exchange
      .at(context)
      .fill({ debitAccountId: debit?.id ?? '', creditAccountId: credit?.id ?? '', amountText, amountIs });
    await navigate(exchange.path);
  };
  return (
    <RatesScreen
      back={{ to: '/payment', label: t('toPayments') }}
      action={(draft) =>
        mayExchange && (
          <Button tone="secondary" icon="exchange" onClick={() => void begin(draft)}>
            {t('exchange')}
          </Button>
        )
      }
    />
  );
}
