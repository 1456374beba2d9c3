import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { Button } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { Page } from '../../../components/Page';
import { FailureAlert } from '../../../components/FailureAlert';
import { FileButton } from '../../../components/FileButton';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { TextField } from '../../../components/TextField';
import { useService } from '../../../kernel/ServicesContext';
import { Proof } from './Proof';
import { ProofViewModel } from './ProofViewModel';
import styles from './Statements.module.css';

const MAX_CODE_LENGTH = 40;
const CODE = 'code';

/** Verifies a statement or a receipt for a person with a copy, signed in or not (specification 1, section 2, /excerpt). */
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
    void i18n.loadNamespaces(['failures', 'operations']);
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

/** Only the digest leaves the device, not the file. */
async function digestOf(file: File): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
