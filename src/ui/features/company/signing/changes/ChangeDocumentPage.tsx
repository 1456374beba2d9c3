import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { DocumentsStore } from '../../../../../application/corporate/DocumentsStore';
import type { ChangeDocument } from '../../../../../domain/corporate/ChangeDocument';
import { UserStore } from '../../../../../application/user/UserStore';
import { localized } from '../../../../../domain/language/localized';
import { ProductChangePage } from '../../../../flow/change/ProductChangePage';
import { useProductChange } from '../../../../flow/change/useProductChange';
import { PageHeader } from '../../../../components/PageHeader';
import { Button, ButtonLink } from '../../../../components/Button';
import { Stack } from '../../../../components/Stack';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useLanguage } from '../../../../language/useLanguage';
import { useService } from '../../../../kernel/ServicesContext';
import { TokenNotice } from '../TokenNotice';
import { changeDocumentPath, SIGNING_PATH } from '../../../../objects/documents/signingPaths';
import { signatureOf } from './changeSigning';
import { ChangeSummary } from './ChangeSummary';
import { DeclineChange } from './DeclineChange';

const SKELETON_ROWS = 4;
const NO_FIELDS = [] as const;

/** One change of the company: from what to what, who has signed it, and the way to sign or to decline it. */
export const ChangeDocumentPage = observer(function ChangeDocumentPage() {
  const { t } = useTranslation(['companyChanges', 'signing']);
  const { operationId = '' } = useParams();
  const { changes } = useService(DocumentsStore);
  const back = { to: SIGNING_PATH, label: t('signing:title') };

  useEffect(() => void changes.reload(), [changes]);

  const found = changes.find(operationId);
  return found === undefined ? (
    <>
      <PageHeader title={t('companyChanges:document.title')} back={back} />
      <Stack>
        <WhenFound
          value={found}
          status={changes.status}
          rows={SKELETON_ROWS}
          failed={t('signing:failed')}
          onRetry={() => void changes.reload()}
          missing={{
            icon: 'check',
            title: t('companyChanges:document.goneTitle'),
            text: t('companyChanges:document.goneText'),
          }}
        >
          {() => null}
        </WhenFound>
      </Stack>
    </>
  ) : (
    <Change key={operationId} change={found} />
  );
});

const Change = observer(function Change({ change }: { readonly change: ChangeDocument }) {
  const { t } = useTranslation(['companyChanges', 'signing']);
  const language = useLanguage();
  const { changes } = useService(DocumentsStore);
  const { lacksToken } = useService(UserStore);
  const [made, setMade] = useState(false);
  const [declining, setDeclining] = useState(false);
  const model = useProductChange(signatureOf(change.operationId, setMade), changes);
  const subject = localized(change.subject, language);
  const toList = (
    <ButtonLink tone="secondary" to={SIGNING_PATH}>
      {t('signing:toList')}
    </ButtonLink>
  );
  const words = `${subject}: ${localized(change.before, language)} → ${localized(change.after, language)}`;
  return (
    <>
      <ProductChangePage
        model={model}
        fields={NO_FIELDS}
        action={
          <>
            {change.canSign && !lacksToken ? (
              <Button type="submit" busy={model.busy}>
                {t('signing:sign')}
              </Button>
            ) : (
              toList
            )}
            {change.canDecline && (
              <Button tone="quiet" onClick={() => setDeclining(true)}>
                {t('signing:decline.open')}
              </Button>
            )}
          </>
        }
        frame={{
          path: changeDocumentPath(change.operationId),
          title: t('companyChanges:document.title'),
          subject: words,
          subjectNote: t('signing:code.fingerprint', { fingerprint: change.fingerprint }),
          doneTitle: t(made ? 'companyChanges:document.doneTitle' : 'companyChanges:document.signedTitle'),
          doneText: t(made ? 'companyChanges:document.doneText' : 'companyChanges:document.signedText', { words }),
          back: { to: SIGNING_PATH, label: t('signing:title') },
        }}
      >
        {() => (
          <>
            <TokenNotice />
            <ChangeSummary change={change} />
          </>
        )}
      </ProductChangePage>
      <DeclineChange
        open={declining}
        subject={subject}
        operationId={change.operationId}
        onClose={() => setDeclining(false)}
      />
    </>
  );
});
