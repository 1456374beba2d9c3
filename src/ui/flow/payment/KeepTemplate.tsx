import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { joinedParts } from '../../../domain/language/punctuation';
import { classifyTransaction } from '../../../domain/history/classify';
import type { Transaction } from '../../../domain/history/Transaction';
import { shownRecipient } from '../../../domain/operation/shownRecipient';
import { MAX_TEMPLATE_NAME_LENGTH } from '../../../domain/template/Template';
import { Alert } from '../../components/Alert';
import { Button, ButtonLink } from '../../components/Button';
import { FailureAlert } from '../../components/FailureAlert';
import { Panel } from '../../components/Panel';
import { TextField } from '../../components/TextField';
import { useValidationText } from '../../components/useValidationText';
import { useLanguage } from '../../language/useLanguage';
import { useService } from '../../kernel/ServicesContext';
import type { KeepPurpose } from './KeepTemplateViewModel';
import { KeepTemplateViewModel } from './KeepTemplateViewModel';
import { schedulePath } from '../../objects/templates/schedulePath';
import styles from './Templates.module.css';

interface KeepTemplateProps {
  readonly transaction: Transaction;
}

interface PartProps extends KeepTemplateProps {
  readonly model: KeepTemplateViewModel;
}

/** Keeps a payment as a template, or has it made by itself from now on. */
export const KeepTemplate = observer(function KeepTemplate({ transaction }: KeepTemplateProps) {
  const model = useService(KeepTemplateViewModel);
  if (!model.canKeep(transaction)) {
    return null;
  }
  if (model.kept !== undefined) {
    return <Kept model={model} transaction={transaction} />;
  }
  return model.purpose === undefined ? (
    <Offers model={model} transaction={transaction} />
  ) : (
    <Naming model={model} transaction={transaction} />
  );
});

const Offers = observer(function Offers({ model, transaction }: PartProps) {
  const { t } = useTranslation(['templates', 'operations']);
  const language = useLanguage();
  const { purpose, recipientName, txnCode } = transaction;
  const named =
    purpose === ''
      ? joinedParts(
          [t(`operations:kinds.${classifyTransaction(txnCode)}`), shownRecipient(txnCode, recipientName)],
          language,
        )
      : purpose;
  const suggestion = named.replaceAll('\n', ' ').slice(0, MAX_TEMPLATE_NAME_LENGTH);
  const ask = (request: KeepPurpose) => () => model.ask(request, suggestion);
  return (
    <div className={styles['buttons']}>
      <Button tone="quiet" onClick={ask('template')}>
        {t('keep')}
      </Button>
      {model.canSchedule(transaction) && (
        <Button tone="quiet" onClick={ask('schedule')}>
          {t('keepScheduled')}
        </Button>
      )}
    </div>
  );
});

const Naming = observer(function Naming({ model, transaction }: PartProps) {
  const { t } = useTranslation('templates');
  const validationText = useValidationText();
  const navigate = useNavigate();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const next = await model.keep(transaction);
    if (next !== undefined) {
      void navigate(schedulePath(next.id));
    }
  };
  return (
    <Panel title={t(model.purpose === 'schedule' ? 'keepScheduled' : 'keep')}>
      <form className={styles['fields']} noValidate onSubmit={(event) => void submit(event)}>
        {model.failure !== undefined && <FailureAlert failure={model.failure} />}
        <TextField
          id="newTemplateName"
          label={t('name')}
          hint={t('nameHint')}
          input={{ maxLength: MAX_TEMPLATE_NAME_LENGTH, autoComplete: 'off', autoFocus: true }}
          value={model.name}
          onChange={model.setName}
          violation={validationText(model.violation)}
        />
        <div className={styles['buttons']}>
          <Button type="submit" busy={model.busy}>
            {t(model.purpose === 'schedule' ? 'next' : 'save')}
          </Button>
          <Button tone="quiet" onClick={model.leave}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  );
});

const Kept = observer(function Kept({ model, transaction }: PartProps) {
  const { t } = useTranslation('templates');
  const { kept } = model;
  return kept === undefined ? null : (
    <Alert tone="positive" role="status">
      <div className={styles['undo']}>
        <p>
          {t('kept', { name: kept.name })} <Link to="/profile/templates">{t('toTemplates')}</Link>
        </p>
        {model.canSchedule(transaction) && (
          <ButtonLink size="small" tone="secondary" to={schedulePath(kept.id)}>
            {t('keepScheduled')}
          </ButtonLink>
        )}
      </div>
    </Alert>
  );
});
