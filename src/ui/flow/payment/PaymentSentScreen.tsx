import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Amount } from '../../components/Amount';
import { ButtonLink } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { useDocumentName } from '../../objects/documents/useDocumentName';
import { useFeeText } from '../../objects/operations/useFeeText';
import type { OpenPayment } from './OpenPayment';
import styles from './Payment.module.css';
import { PaymentSteps } from './PaymentSteps';
import { SignersList } from './SignersList';
import { usePaymentPage } from './usePaymentPage';

const nothing = (): void => undefined;

/** Document of a company that was created and waits for its signatories. */
export const PaymentSentScreen = observer(function PaymentSentScreen({ payment }: { readonly payment: OpenPayment }) {
  const { t } = useTranslation('transfer');
  const nameOf = useDocumentName();
  const feeText = useFeeText();
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
            {kind.act !== 'apply' && <Amount amount={preview.amount} size="large" always />}
            {preview.fee.minor > 0n && <span>{feeText(preview.fee)}</span>}
            <span>{nameOf({ txnCode: kind.code, preview })}</span>
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
