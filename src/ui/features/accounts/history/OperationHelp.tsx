import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isMaskedCardNumber } from '../../../../domain/card/cardNumber';
import { helpSteps, problemsOf } from '../../../../domain/history/operationHelp';
import type { HelpFacts, HelpStep, OperationProblem } from '../../../../domain/history/operationHelp';
import type { TransactionKind } from '../../../../domain/movements/movements';
import { CARD_LIST_PATH } from '../../../objects/cards/cardPaths';
import { Button, ButtonLink } from '../../../components/Button';
import { CopyButton } from '../../../components/CopyButton';
import { Panel } from '../../../components/Panel';
import { RadioGroup } from '../../../components/RadioGroup';
import { Phones } from '../../../kernel/Phones';
import type { HistoryRow } from '../../../objects/operations/historyRow';
import styles from './OperationHelp.module.css';
import type { TransactionDetailsViewModel } from '../../../objects/operations/TransactionDetailsViewModel';

interface OperationHelpProps {
  readonly model: TransactionDetailsViewModel;
  readonly row: HistoryRow;
}

const BY_CARD: ReadonlySet<TransactionKind> = new Set<TransactionKind>(['cardToCard', 'visaOct', 'visaAft']);

function factsOf(model: TransactionDetailsViewModel, { sign, tone, kind, transaction }: HistoryRow): HelpFacts {
  const { accountNumber } = transaction.debit;
  const isFromCard = accountNumber !== undefined && isMaskedCardNumber(accountNumber);
  return { sign, tone, recallable: model.canRecall, byCard: isFromCard || BY_CARD.has(kind) };
}

/** Choices of what is wrong with an operation, each with what can be done about it now. */
export const OperationHelp = observer(function OperationHelp({ model, row }: OperationHelpProps) {
  const { t } = useTranslation(['history', 'operations']);
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<OperationProblem>();
  const facts = factsOf(model, row);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (open) {
      place.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [open]);

  return (
    <div ref={place} className={styles['help']}>
      <Button tone="quiet" icon="cross" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('help.button')}
      </Button>
      {open && (
        <Panel>
          <RadioGroup
            id="problem"
            label={t('help.title')}
            options={problemsOf(facts).map((value) => ({ value, label: t(`help.problems.${value}`) }))}
            value={problem}
            onChange={setProblem}
          />
          {problem !== undefined && (
            <ol className={styles['steps']} aria-label={t('help.steps')} aria-live="polite">
              {helpSteps(problem, facts).map((step) => (
                <li key={step} className={styles['step']}>
                  <p>{t(`help.advice.${step}`)}</p>
                  <StepAction step={step} model={model} row={row} />
                </li>
              ))}
            </ol>
          )}
        </Panel>
      )}
    </div>
  );
});

interface StepActionProps extends OperationHelpProps {
  readonly step: HelpStep;
}

/** Button that carries a step out, for steps the application can carry out. */
const StepAction = observer(function StepAction({ step, model, row: { transaction } }: StepActionProps) {
  const { t } = useTranslation(['history', 'operations']);
  switch (step) {
    case 'recall':
      return (
        <Button tone="secondary" size="small" onClick={model.ask}>
          {t('recall.button')}
        </Button>
      );
    case 'blockCards':
      return <StepLink to={CARD_LIST_PATH} words={t('help.acts.blockCards')} />;
    case 'blockAccount':
      return model.debitAccount === undefined || model.debitAccount.debitStopped ? null : (
        <StepLink
          to={`/accounts/settings/block?account=${model.debitAccount.id}`}
          words={t('help.acts.blockAccount')}
        />
      );
    case 'changePassword':
      return <StepLink to="/profile/settings/password" words={t('help.acts.changePassword')} />;
    case 'sendReceipt':
      return (
        <Button tone="secondary" size="small" busy={model.receiptBusy} onClick={() => void model.downloadReceipt()}>
          {t('operations:receipt')}
        </Button>
      );
    case 'call':
      return (
        <>
          <p className={styles['number']}>
            {t('help.number')} <strong>{transaction.id}</strong>
            <CopyButton text={transaction.id} label={t('operations:copyTransactionNumber')} />
          </p>
          <Phones />
        </>
      );
    case 'askRecipient':
    case 'keepMoney':
    case 'waitForIt':
      return null;
    default:
      return step satisfies never;
  }
});

function StepLink({ to, words }: { readonly to: string; readonly words: string }) {
  return (
    <ButtonLink tone="secondary" size="small" to={to}>
      {words}
    </ButtonLink>
  );
}
