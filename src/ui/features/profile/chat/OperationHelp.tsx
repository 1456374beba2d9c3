import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { isMaskedCardNumber } from '../../../../domain/card/cardNumber';
import { helpSteps } from '../../../../domain/history/operationHelp';
import type { HelpFacts, HelpStep, OperationProblem } from '../../../../domain/history/operationHelp';
import type { TransactionKind } from '../../../../domain/movements/movements';
import { CARD_LIST_PATH } from '../../../objects/cards/cardPaths';
import { Button, ButtonLink } from '../../../components/Button';
import type { HistoryRow } from '../../../objects/operations/historyRow';
import styles from './OperationHelp.module.css';
import type { TransactionDetailsViewModel } from '../../../objects/operations/TransactionDetailsViewModel';

const BY_CARD: ReadonlySet<TransactionKind> = new Set<TransactionKind>(['cardToCard', 'visaOct', 'visaAft']);

/** Facts of an operation that decide what may be wrong with it and what helps. */
export function helpFactsOf(
  { canRecall: recallable }: Pick<TransactionDetailsViewModel, 'canRecall'>,
  { sign, tone, kind, transaction }: HistoryRow,
): HelpFacts {
  const { accountNumber } = transaction.debit;
  const isFromCard = accountNumber !== undefined && isMaskedCardNumber(accountNumber);
  return { sign, tone, recallable, byCard: isFromCard || BY_CARD.has(kind) };
}

interface OperationHelpProps {
  readonly model: TransactionDetailsViewModel;
  readonly row: HistoryRow;
  readonly problem: OperationProblem;
}

/** Steps of the customer that help with an operation before the bank answers. */
export const OperationHelp = observer(function OperationHelp({ model, row, problem }: OperationHelpProps) {
  const { t } = useTranslation('cases');
  const steps = helpSteps(problem, helpFactsOf(model, row));
  return steps.length === 0 ? null : (
    <section aria-live="polite">
      <h2 className={styles['title']}>{t('form.steps')}</h2>
      <ol className={styles['steps']} aria-label={t('form.steps')}>
        {steps.map((step) => (
          <li key={step} className={styles['step']}>
            <p>{t(`advice.${step}`)}</p>
            <StepAction step={step} model={model} />
          </li>
        ))}
      </ol>
    </section>
  );
});

interface StepActionProps {
  readonly step: HelpStep;
  readonly model: TransactionDetailsViewModel;
}

/** Button that carries a step out, for steps the application can carry out. */
const StepAction = observer(function StepAction({ step, model }: StepActionProps) {
  const { t } = useTranslation(['cases', 'history', 'operations']);
  switch (step) {
    case 'recall':
      return (
        <Button tone="secondary" size="small" onClick={model.ask}>
          {t('history:recall.button')}
        </Button>
      );
    case 'blockCards':
      return <StepLink to={CARD_LIST_PATH} words={t('acts.blockCards')} />;
    case 'blockAccount':
      return model.debitAccount === undefined || model.debitAccount.debitStopped ? null : (
        <StepLink to={`/accounts/settings/block?account=${model.debitAccount.id}`} words={t('acts.blockAccount')} />
      );
    case 'changePassword':
      return <StepLink to="/profile/settings/password" words={t('acts.changePassword')} />;
    case 'sendReceipt':
      return (
        <Button tone="secondary" size="small" busy={model.receiptBusy} onClick={() => void model.downloadReceipt()}>
          {t('operations:receipt')}
        </Button>
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
