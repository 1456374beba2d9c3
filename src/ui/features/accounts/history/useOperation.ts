import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useService } from '../../../kernel/ServicesContext';
import { TransactionDetailsViewModel } from '../../../objects/operations/TransactionDetailsViewModel';
import { useTransactionTitle } from '../../../objects/operations/useTransactionTitle';

interface OpenOperation {
  readonly model: TransactionDetailsViewModel;
  readonly title: string;
}

/** The operation a page or a panel shows, and its title. Components that call it are observers. */
export function useOperation(transactionId: string): OpenOperation {
  const { t } = useTranslation('history');
  const model = useService(TransactionDetailsViewModel);
  const titleOf = useTransactionTitle();

  useEffect(() => {
    void model.load(transactionId);
  }, [model, transactionId]);

  return { model, title: model.row === undefined ? t('details.title') : titleOf(model.row) };
}
