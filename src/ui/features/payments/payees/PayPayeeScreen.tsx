import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { ButtonLink } from '../../../components/Button';
import { PageHeader } from '../../../components/PageHeader';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { PAYEES_PATH } from '../../../objects/payees/payeePaths';
import { PayPayeeViewModel } from './PayPayeeViewModel';

const SKELETON_ROWS = 4;

/** Way to the form of a payee: fills it in and goes there, leaving no step of its own in the history of the browser. */
export const PayPayeeScreen = observer(function PayPayeeScreen() {
  const { t } = useTranslation('payees');
  const model = useService(PayPayeeViewModel);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const payeeId = address.get('payee') ?? '';
  const status = model.statusOf(payeeId);

  useEffect(() => void model.load(payeeId), [model, payeeId]);
  useEffect(() => {
    const path = status === 'LOADED' ? model.fill(payeeId) : undefined;
    if (path !== undefined) {
      void navigate(path, { replace: true });
    }
  }, [model, status, payeeId, navigate]);

  return (
    <>
      <PageHeader title={t('pay')} back={{ to: PAYEES_PATH, label: t('title') }} />
      <WhenLoaded
        status={status === 'LOADED' && !model.canPay(payeeId) ? 'EMPTY' : status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void model.load(payeeId)}
        empty={{
          icon: 'people',
          title: t('unknownTitle'),
          text: t('unknownText'),
          action: (
            <ButtonLink tone="secondary" to={PAYEES_PATH}>
              {t('title')}
            </ButtonLink>
          ),
        }}
      >
        {() => null}
      </WhenLoaded>
    </>
  );
});
