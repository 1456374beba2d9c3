import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { WaitingSigning } from '../../../../application/operations/signatures';
import { isExchange } from '../../../../domain/corporate/PaymentDocument';
import type { PaymentDocument } from '../../../../domain/corporate/PaymentDocument';
import { Amount } from '../../../components/Amount';
import type { SummaryRow } from '../../../components/SummaryList';
import { useFlowPage } from '../../../components/useFlowPage';
import { useDocumentName } from '../../../objects/documents/useDocumentName';
import { CodeScreen } from '../../../flow/confirmation/CodeScreen';
import { Sums } from './DocumentCard';
import styles from '../../../objects/documents/Signing.module.css';
import { SIGNING_PATH, signingPath } from '../../../objects/documents/signingPaths';
import { useService } from '../../../kernel/ServicesContext';
import { SigningViewModel } from './SigningViewModel';

const nothing = (): void => undefined;

interface ModelProps {
  readonly model: SigningViewModel;
}

/** Code that signs all selected documents. */
export const SigningCodeScreen = observer(function SigningCodeScreen() {
  const model = useService(SigningViewModel);
  const { page, prepared } = model.confirmation;
  const here = useFlowPage({
    path: signingPath('code'),
    rightPath: signingPath(page),
    over: page === 'result',
    open: nothing,
  });
  return here && prepared !== undefined ? <SigningCode model={model} signing={prepared} /> : null;
});

interface SigningCodeProps extends ModelProps {
  readonly signing: WaitingSigning;
}

/** Page of the code. Its fingerprint is the one in the message; of several documents each has its own beside it. */
const SigningCode = observer(function SigningCode({ model, signing }: SigningCodeProps) {
  const { t } = useTranslation(['signing', 'operations']);
  const nameOf = useDocumentName();
  const { confirmation, shown } = model;
  const toList = { label: t('toList'), to: SIGNING_PATH };
  return (
    <>
      <CodeScreen
        confirmation={confirmation}
        frame={{
          title: t('code.title'),
          subject: {
            rows: [
              {
                key: 'totals',
                term: t('picked', { number: shown.length }),
                value: <Totals totals={signing.totals} />,
              },
              ...shown.filter(isExchange).map((document) => exchangeRow(document, nameOf)),
              ...(shown.length > 1
                ? shown.map((document) => fingerprintRow(document, nameOf))
                : shown.map((document) => ({
                    key: 'payee',
                    term: t('operations:fields.payee'),
                    value: nameOf(document),
                  }))),
            ],
            note: t(shown.length === 1 ? 'code.fingerprint' : 'code.fingerprintOfAll', {
              fingerprint: signing.fingerprint,
            }),
          },
          submit: t('code.submit', { number: shown.length }),
          lastSms: t('code.lastSms'),
          lost: { title: t('code.lostTitle'), text: t('code.lostText') },
          leave: { label: t('code.back'), to: SIGNING_PATH },
          refused: { title: t('code.title'), leave: toList },
        }}
      />
    </>
  );
});

/** Totals by currency. */
function Totals({ totals }: Pick<WaitingSigning, 'totals'>) {
  return (
    <span className={styles['totals']}>
      {totals.map((total) => (
        <Amount key={total.currency} amount={total} size="lead" always />
      ))}
    </span>
  );
}

type DocumentName = ReturnType<typeof useDocumentName>;

/** Both sums of an exchange and its rate. */
function exchangeRow(document: PaymentDocument, nameOf: DocumentName): SummaryRow {
  return {
    key: `exchange ${document.preview.operationId}`,
    term: nameOf(document),
    value: <Sums document={document} />,
  };
}

function fingerprintRow(document: PaymentDocument, nameOf: DocumentName): SummaryRow {
  const { operationId, fingerprint } = document.preview;
  return { key: operationId, term: nameOf(document), value: fingerprint };
}
