import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Transaction } from '../../../domain/history/Transaction';
import { Button } from '../../components/Button';
import { useMayOpen } from '../../components/OpenScreens';
import { PaymentContext } from './PaymentContext';
import { PaymentKinds } from './PaymentKinds';
import { useService } from '../../kernel/ServicesContext';

/** Button that fills a form like an earlier operation, when there is such a form; sends nothing. */
export const RepeatButton = observer(function RepeatButton({ transaction }: { readonly transaction: Transaction }) {
  const { t } = useTranslation('operations');
  const navigate = useNavigate();
  const context = useService(PaymentContext);
  const mayOpen = useMayOpen();
  const kind = useService(PaymentKinds).thatRepeats(transaction);
  if (kind === undefined || !mayOpen(kind.path)) {
    return null;
  }
  const repeat = (): void => {
    kind.repeat(transaction, context);
    void navigate(kind.path);
  };
  return (
    <Button tone="secondary" icon="repeat" onClick={repeat}>
      {t('repeat')}
    </Button>
  );
});
