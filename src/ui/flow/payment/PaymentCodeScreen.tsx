import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { CodeScreen } from '../confirmation/CodeScreen';
import type { OpenPayment } from './OpenPayment';
import { pagePath } from './paymentPaths';
import { PaymentSteps } from './PaymentSteps';
import { usePaymentPage } from './usePaymentPage';

/** The code of a payment, beside the words it stands for. */
export const PaymentCodeScreen = observer(function PaymentCodeScreen({ payment }: { readonly payment: OpenPayment }) {
  const { t } = useTranslation('transfer');
  const { confirmation, kind, preview } = payment;
  const open = useCallback(() => {
    // Forward from the check page: a code that was sent and still lives is waited for again, and not sent again.
    if (confirmation.step === 'created' && confirmation.code !== undefined) {
      void confirmation.proceed();
    }
  }, [confirmation]);
  const here = usePaymentPage({ payment, page: 'code', open });
  if (!here || preview === undefined) {
    return null;
  }
  return (
    <>
      <CodeScreen
        confirmation={confirmation}
        frame={{
          title: t(`acts.${kind.act}.code`),
          subject: { text: preview.confirmationText, fingerprint: preview.fingerprint },
          progress: <PaymentSteps page="code" />,
          lastSms: t('code.lastSms'),
          lost: { title: t('code.notSentTitle'), text: t('code.notSentText') },
          leave: { label: t('code.back'), to: pagePath(kind.path, 'check') },
          refused: { title: t('code.refusedTitle'), leave: { label: t('code.toForm'), onPress: confirmation.edit } },
          inquiry: {
            asking: { title: t('code.askingTitle'), text: t('code.askingText') },
            unknown: { title: t('code.unknownTitle'), text: t('code.unknownText') },
            askAgain: t('code.askAgain'),
            elsewhere: { label: t('result.toHistory'), to: '/history' },
          },
        }}
      />
    </>
  );
});
