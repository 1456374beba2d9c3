import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { CHOSEN_CATEGORIES } from '../../../../domain/spending/SpendingCategory';
import { pluralCategory } from '../../../../domain/language/plural';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { useMayOpen } from '../../../components/OpenScreens';
import { Panel } from '../../../components/Panel';
import { SelectField } from '../../../components/SelectField';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import styles from './CategoryChoice.module.css';
import { CategoryChoiceViewModel } from './CategoryChoiceViewModel';
import { SPENDING_PATH } from '../../../objects/spending/spendingPaths';

interface CategoryChoiceProps {
  readonly transactionId: string;
}

/** Category of spending of an operation, with the choice of another one; nothing for money that is no spending, and for companies. */
export function CategoryChoice(props: CategoryChoiceProps) {
  return useMayOpen()(SPENDING_PATH) ? <Choice {...props} /> : null;
}

const Choice = observer(function Choice({ transactionId }: CategoryChoiceProps) {
  const { t } = useTranslation('spending');
  const model = useService(CategoryChoiceViewModel);

  useEffect(() => void model.load(transactionId), [model, transactionId]);

  const category = model.known?.category;
  if (category === undefined) {
    return null;
  }
  return (
    <Panel>
      <SelectField
        id="spending-category"
        label={t('choice.label')}
        {...(model.known?.isChosen === true && model.changed === undefined && { hint: t('choice.chosen') })}
        options={CHOSEN_CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) }))}
        value={category}
        onChange={(value) => {
          const chosen = CHOSEN_CATEGORIES.find((each) => each === value);
          if (chosen !== undefined) {
            void model.choose(transactionId, chosen);
          }
        }}
      />
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      <Outcome model={model} transactionId={transactionId} />
    </Panel>
  );
});

/** Number of operations that follow, and the way back. */
const Outcome = observer(function Outcome({
  model,
  transactionId,
}: CategoryChoiceProps & { readonly model: CategoryChoiceViewModel }) {
  const { t } = useTranslation('spending');
  const language = useLanguage();
  const { changed, undone } = model;
  return (
    <div className={styles['outcome']}>
      <p role="status">
        {changed !== undefined && `${t('choice.changed')}. `}
        {changed !== undefined &&
          (changed.alike === 0
            ? t('choice.alone')
            : t('choice.alike', { context: pluralCategory(changed.alike, language), number: changed.alike }))}
        {undone && t('choice.undone')}
      </p>
      {changed !== undefined && (
        <Button tone="quiet" size="small" busy={model.busy} onClick={() => void model.undo(transactionId)}>
          {t('choice.undo')}
        </Button>
      )}
    </div>
  );
});
