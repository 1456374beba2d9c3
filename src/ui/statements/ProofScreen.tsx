import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import type { StatementProof } from '../../domain/statement/Statement';
import { formatDateTime, formatDay } from '../../domain/time/format';
import { Alert } from '../components/Alert';
import { Amount } from '../components/Amount';
import { Button } from '../components/Button';
import { ButtonRow } from '../components/ButtonRow';
import { Page } from '../components/Page';
import { FailureAlert } from '../components/FailureAlert';
import { FileButton } from '../components/FileButton';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';
import { SummaryList } from '../components/SummaryList';
import { TextField } from '../components/TextField';
import { useLanguage } from '../language/useLanguage';
import { useService } from '../shell/ServicesContext';
import { ProofViewModel } from './ProofViewModel';
import styles from './Statements.module.css';

const MAX_CODE_LENGTH = 40;
const CODE = 'code';

/** Checks a statement for whoever was shown one, signed in or not (specification 1, section 2, /excerpt). */
export const ProofScreen = observer(function ProofScreen({
  back,
}: {
  readonly back: { readonly to: string; readonly label: string };
}) {
  const { t, i18n } = useTranslation('statements');
  const model = useService(ProofViewModel);
  const [address] = useSearchParams();
  const given = address.get(CODE) ?? '';

  useEffect(() => {
    void i18n.loadNamespaces('failures');
    if (given !== '') {
      void model.open(given);
    }
  }, [i18n, model, given]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.check();
  };

  return (
    <Page kind="form">
      <PageHeader title={t('proof.title')} lead={t('proof.lead')} back={back} />
      <div className={styles['parts']}>
        <Panel>
          <form className={styles['parts']} noValidate onSubmit={submit}>
            <TextField
              id="statement-code"
              label={t('proof.code')}
              hint={t('proof.codeHint')}
              value={model.code}
              onChange={model.change}
              violation={model.wrong ? t('proof.wrongCode') : undefined}
              input={{ maxLength: MAX_CODE_LENGTH, autoComplete: 'off', spellCheck: false }}
            />
            <ButtonRow>
              <Button type="submit" busy={model.busy}>
                {t('proof.check')}
              </Button>
              <FileButton
                label={t('proof.checkFile')}
                icon="search"
                accept=".pdf,.xlsx,.csv,.txt,.xml,.sta"
                busy={model.busy}
                onChoose={([file]) => void (file !== undefined && digestOf(file).then(model.checkFile))}
              />
            </ButtonRow>
            <p className={styles['note']}>{t('proof.fileStays')}</p>
          </form>
        </Panel>
        {model.failure !== undefined && <FailureAlert failure={model.failure} />}
        {model.proof !== undefined && <Proof proof={model.proof} />}
      </div>
    </Page>
  );
});

function Proof({ proof }: { readonly proof: StatementProof }) {
  const language = useLanguage();
  const { t } = useTranslation('statements');
  return (
    <div role="status" className={styles['parts']}>
      <Alert tone="positive" title={t(proof.format === undefined ? 'proof.known' : 'proof.fileKnown')}>
        <p>{t('proof.compare')}</p>
      </Alert>
      <Panel>
        <SummaryList
          rows={[
            { key: 'client', term: t('facts.client'), value: proof.maskedOwner },
            { key: 'account', term: t('facts.account'), value: proof.maskedAccount },
            {
              key: 'period',
              term: t('facts.period'),
              value: `${formatDay(proof.from, language)} – ${formatDay(proof.to, language)}`,
            },
            { key: 'opening', term: t('facts.opening'), value: <Amount amount={proof.opening} always /> },
            { key: 'closing', term: t('facts.closing'), value: <Amount amount={proof.closing} always /> },
            { key: 'entries', term: t('facts.entries'), value: proof.entryCount },
            { key: 'made', term: t('facts.made'), value: formatDateTime(proof.madeAt, language) },
          ]}
        />
      </Panel>
    </div>
  );
}

/** Only the digest leaves the device, not the file. */
async function digestOf(file: File): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
