import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CardsStore } from '../../../../application/cards/CardsStore';
import type { Card } from '../../../../domain/card/Card';
import type { CardLimit } from '../../../../domain/card/CardLimit';
import { dailyTextOf, requestedLimit } from '../../../../domain/card/CardLimitForm';
import type { CardLimitForm } from '../../../../domain/card/CardLimitForm';
import { sentences } from '../../../../domain/language/sentences';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { formatTime } from '../../../../domain/time/format';
import { ProductChangePage } from '../../../flow/change/ProductChangePage';
import { useProductChange } from '../../../flow/change/useProductChange';
import { AmountField } from '../../../components/AmountField';
import { RadioGroup } from '../../../components/RadioGroup';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { limitChange } from './cardChangeForms';
import { CardDetailsViewModel } from './CardDetailsViewModel';
import { OfCard, useBackToCard } from './CardPages';
import { limitsPath } from '../../../objects/cards/cardPaths';
import { shortNumber } from '../../../objects/cards/useCardWords';

const FIELDS = ['limitType', 'dailyText'] as const;
const SKELETON_ROWS = 3;

/** Change of the daily spending limits of a card: choice of the limit, new amount, code. */
export function CardLimitsPage() {
  return <OfCard>{(card) => <CardLimits key={card.id} card={card} />}</OfCard>;
}

const CardLimits = observer(function CardLimits({ card }: { readonly card: Card }) {
  const { t } = useTranslation('cardProducts');
  const { id: cardId, accountId } = card;
  const back = useBackToCard(card);
  const details = useService(CardDetailsViewModel);
  const model = useProductChange(
    limitChange({ accountId, cardId }, () => details.limits),
    useService(CardsStore),
  );
  const { page } = model.confirmation;
  const limit = details.limits.find(({ limitType }) => limitType === model.form.limitType);
  const digits = shortNumber(card);

  useEffect(() => {
    if (page === 'form') {
      void details.loadLimits({ accountId, cardId });
    }
  }, [details, accountId, cardId, page]);

  return (
    <ProductChangePage
      model={model}
      fields={FIELDS}
      frame={{
        path: limitsPath(cardId),
        title: t('limits.title'),
        lead: t('limits.lead', { digits }),
        subject: useLimitSubject(digits, details.limits, model.form),
        doneTitle: t('limits.doneTitle'),
        doneText: t('limits.doneText', { digits }),
        back,
      }}
    >
      {(texts) => (
        <LimitFields details={details} onRetry={() => void details.loadLimits({ accountId, cardId })}>
          <LimitChoice
            limits={details.limits}
            chosen={model.form.limitType}
            onChoose={(limitType) => model.change({ limitType, dailyText: undefined })}
          />
          <AmountField
            id="dailyText"
            label={t('limits.daily')}
            hint={t('limits.hint')}
            value={limit === undefined ? '' : dailyTextOf(model.form, limit)}
            onChange={(dailyText) => model.change({ dailyText })}
            violation={texts.dailyText}
            currency={card.available.currency}
          />
          <p>{t('limits.within')}</p>
        </LimitFields>
      )}
    </ProductChangePage>
  );
});

/** Description of the change confirmed with the code: the limit, its present value and the new one. */
function useLimitSubject(digits: string, limits: readonly CardLimit[], form: CardLimitForm): string {
  const { t } = useTranslation('cardProducts');
  const language = useLanguage();
  const limit = limits.find(({ limitType }) => limitType === form.limitType);
  const requested = limit && requestedLimit(form, limit);
  if (limit === undefined || requested === undefined) {
    return '';
  }
  const [from, to] = [formatMoney(limit.daily, language), formatMoney(requested, language)];
  return t('limits.subject', { digits, type: t(`limits.types.${limit.limitType}`), from, to });
}

interface LimitFieldsProps {
  readonly details: CardDetailsViewModel;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

const LimitFields = observer(function LimitFields({ details, onRetry, children }: LimitFieldsProps) {
  const { t } = useTranslation('cardProducts');
  return (
    <WhenLoaded
      bare
      status={details.limitsStatus}
      rows={SKELETON_ROWS}
      failed={t('limits.failed')}
      onRetry={onRetry}
      empty={{ icon: 'gauge', title: t('limits.emptyTitle'), text: t('limits.emptyText') }}
    >
      {() => children}
    </WhenLoaded>
  );
});

interface LimitChoiceProps {
  readonly limits: readonly CardLimit[];
  readonly chosen: CardLimit['limitType'];
  readonly onChoose: (limitType: CardLimit['limitType']) => void;
}

function LimitChoice({ limits, chosen, onChoose }: LimitChoiceProps) {
  const { t } = useTranslation('cardProducts');
  const language = useLanguage();
  const hintOf = ({ daily, highest, requested }: CardLimit): string => {
    const words = { daily: formatMoney(daily, language), highest: formatMoney(highest, language) };
    const now = t(daily.minor === 0n ? 'limits.closed' : 'limits.now', words);
    return requested === undefined
      ? now
      : sentences(
          [
            now,
            t('limits.requested', { daily: formatMoney(requested.daily, language), time: formatTime(requested.dueBy) }),
          ],
          language,
        );
  };
  return (
    <RadioGroup
      id="limitType"
      label={t('limits.which')}
      value={chosen}
      onChange={onChoose}
      options={limits.map((limit) => ({
        value: limit.limitType,
        label: t(`limits.types.${limit.limitType}`),
        hint: hintOf(limit),
      }))}
    />
  );
}
