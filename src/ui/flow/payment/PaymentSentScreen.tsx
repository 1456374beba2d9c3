import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Amount } from '../../components/Amount';
import { ButtonLink } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { usePartyName } from '../../components/usePartyName';
import type { OpenPayment } from './OpenPayment';
import styles from './Payment.module.css';
import { PaymentSteps } from './PaymentSteps';
import { SignersList } from './SignersList';
import { usePaymentPage } from './usePaymentPage';

const nothing = (): void => undefined;

/** Document of a company that was created and waits for its signatories. */
export const PaymentSentScreen = observer(function PaymentSentScreen({ payment }: { readonly payment: OpenPayment }) {
  const { t } = useTranslation('transfer');
  const partyName = usePartyName();
  const { kind, preview } = payment;
  const here = usePaymentPage({ payment, page: 'sent', open: nothing });
  if (!here || preview?.awaited === undefined) {
    return null;
  }
  return (
    <>
      <PageHeader title={t('signatures.sentTitle')} lead={t('signatures.sentLead')} />
      <PaymentSteps page="sent" />
      <div className={styles['fields']}>
        <Panel>
          <p className={styles['figure']}>
            {kind.act !== 'apply' && <Amount amount={preview.total} size="large" always />}
            <span>{partyName(preview.credit.name)}</span>
          </p>
          <SignersList awaited={preview.awaited} />
        </Panel>
        <div className={styles['buttons']}>
          <ButtonLink to="/transaction-confirmation">{t('signatures.toDocuments')}</ButtonLink>
          <ButtonLink tone="secondary" to={kind.path}>
            {t(`acts.${kind.act}.another`)}
          </ButtonLink>
        </div>
      </div>
    </>
  );
});
