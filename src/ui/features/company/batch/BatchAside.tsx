import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { paragraph } from '../../../../domain/language/sentences';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { useLanguage } from '../../../language/useLanguage';
import type { BatchAsideViewModel } from './BatchAsideViewModel';

/** Lines with errors: how many and for how much, set aside and brought back by one press. */
export const BatchAside = observer(function BatchAside({ model }: { readonly model: BatchAsideViewModel }) {
  const { t } = useTranslation('batch');
  const language = useLanguage();
  const { isAside, faulty, faultySum, toMend } = model;
  const sums = isAside && faultySum !== undefined ? [t('toMend.sum', { sum: formatMoney(faultySum, language) })] : [];
  return (
    <Alert
      tone={isAside ? 'info' : 'caution'}
      title={isAside ? t('toMend.aside', { number: faulty.length }) : t('toMend.title', { number: toMend.length })}
    >
      <p>{paragraph([...sums, t(isAside ? 'toMend.asideText' : 'toMend.text')], language)}</p>
      <ButtonRow apart>
        {faulty.length > 0 && (
          <Button tone="secondary" size="small" onClick={isAside ? model.bringBack : model.setAside}>
            {t(isAside ? 'toMend.bringBack' : 'toMend.setAside')}
          </Button>
        )}
        <Button tone="secondary" size="small" icon="download" onClick={model.save}>
          {t('toMend.download')}
        </Button>
      </ButtonRow>
    </Alert>
  );
});
