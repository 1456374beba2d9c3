import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Fine, FineKey } from '../../../../domain/tax/Fine';
import { localized } from '../../../../domain/language/localized';
import { formatDateTime } from '../../../../domain/time/format';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Page } from '../../../components/Page';
import { EmptyState } from '../../../components/EmptyState';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { RadioGroup } from '../../../components/RadioGroup';
import { TextField } from '../../../components/TextField';
import { useValidationText } from '../../../components/useValidationText';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { FinesScreenViewModel } from './FinesScreenViewModel';
import styles from './Taxes.module.css';

const MAX_NUMBER_LENGTH = 24;

interface FinesScreenProps {
  readonly back: { readonly to: string; readonly label: string };
  /** Renders the action offered for an unpaid fine. */
  readonly action: (fine: Fine) => ReactNode;
}

/** Search for fines by the number of a vehicle or of a decision. */
export const FinesScreen = observer(function FinesScreen({ back, action }: FinesScreenProps) {
  const { t, i18n } = useTranslation('taxes');
  const model = useService(FinesScreenViewModel);
  const validationText = useValidationText();

  useEffect(() => {
    void i18n.loadNamespaces('failures');
  }, [i18n]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.search();
  };
  const keys: readonly FineKey[] = ['vehicleNumber', 'decisionNumber'];

  return (
    <Page kind="form">
      <PageHeader title={t('fines.title')} lead={t('fines.lead')} back={back} />
      <div className={styles['parts']}>
        <Panel>
          <form className={styles['parts']} noValidate onSubmit={submit}>
            <RadioGroup
              id="by"
              label={t('fines.by')}
              options={keys.map((key) => ({ value: key, label: t(`fines.${key}`) }))}
              value={model.by}
              onChange={model.chooseKey}
            />
            <TextField
              id="number"
              label={t(`fines.${model.by}`)}
              hint={t(model.by === 'vehicleNumber' ? 'form.vehicleHint' : 'fines.decisionHint')}
              value={model.text}
              onChange={model.setText}
              violation={validationText(model.violation)}
              input={{ autoComplete: 'off', autoCapitalize: 'characters', maxLength: MAX_NUMBER_LENGTH }}
            />
            <Button type="submit" icon="search" busy={model.busy}>
              {t('fines.search')}
            </Button>
          </form>
        </Panel>
        {model.failure !== undefined && <FailureAlert failure={model.failure} />}
        {model.found?.length === 0 && (
          <Panel>
            <EmptyState icon="check" title={t('fines.noneTitle')} text={t('fines.noneText')} />
          </Panel>
        )}
        {model.found !== undefined && model.found.length > 0 && (
          <ul className={styles['parts']} aria-label={t('fines.found')}>
            {model.found.map((fine) => (
              <li key={fine.decisionNumber}>
                <FineCard fine={fine}>{!fine.paid && action(fine)}</FineCard>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Page>
  );
});

function FineCard({ fine, children }: { readonly fine: Fine; readonly children: ReactNode }) {
  const { t } = useTranslation('taxes');
  const language = useLanguage();
  return (
    <Panel>
      <div className={styles['fine']}>
        <div>
          <h2 className={styles['violation']}>{localized(fine.violation, language)}</h2>
          <p className={styles['facts']}>{fine.place}</p>
          <p className={styles['facts']}>{formatDateTime(fine.committedAt, language)}</p>
          <p className={styles['facts']}>{t('fines.decision', { number: fine.decisionNumber })}</p>
        </div>
        <div className={styles['due']}>
          <Amount amount={fine.amount} size="lead" always />
          {fine.paid ? <Badge tone="positive">{t('fines.paid')}</Badge> : children}
        </div>
      </div>
    </Panel>
  );
}
