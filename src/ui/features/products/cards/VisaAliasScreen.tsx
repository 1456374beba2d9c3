import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDate } from '../../../../domain/time/format';
import { Button } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { EmptyState } from '../../../components/EmptyState';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { QuestionDialog } from '../../../components/QuestionDialog';
import { RadioGroup } from '../../../components/RadioGroup';
import { SummaryList } from '../../../components/SummaryList';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import styles from './Cards.module.css';
import { CARD_LIST_PATH } from '../../../objects/cards/cardPaths';
import { shortNumber, useCardWords } from '../../../objects/cards/useCardWords';
import { VisaAliasViewModel } from './VisaAliasViewModel';

const SKELETON_ROWS = 4;

interface ModelProps {
  readonly model: VisaAliasViewModel;
}

/** Card that receives transfers sent to the phone number of the customer (Visa alias). */
export const VisaAliasScreen = observer(function VisaAliasScreen() {
  const { t } = useTranslation('cardProducts');
  const model = useService(VisaAliasViewModel);

  useEffect(() => void model.load(), [model]);

  return (
    <>
      <PageHeader title={t('alias.title')} lead={t('alias.lead')} back={{ to: CARD_LIST_PATH, label: t('toList') }} />
      <div className={styles['page']}>
        <AliasContent model={model} />
      </div>
    </>
  );
});

const AliasContent = observer(function AliasContent({ model }: ModelProps) {
  const { t } = useTranslation('cardProducts');
  return (
    <WhenLoaded status={model.status} rows={SKELETON_ROWS} failed={t('alias.failed')} onRetry={() => void model.load()}>
      {() => (
        <>
          {model.failure !== undefined && <FailureAlert failure={model.failure} />}
          <BoundPanel model={model} />
          <ChoicePanel model={model} />
        </>
      )}
    </WhenLoaded>
  );
});

const BoundPanel = observer(function BoundPanel({ model }: ModelProps) {
  const language = useLanguage();
  const { t } = useTranslation('cardProducts');
  const { nameOf } = useCardWords();
  const { bound, credential } = model;
  const since = model.alias.bound?.boundAt;
  return (
    <Panel>
      <div className={styles['facts']} role="status">
        <SummaryList
          rows={[
            { key: 'phone', term: t('alias.phone'), value: credential?.maskedPhone },
            { key: 'name', term: t('alias.shownName'), value: credential?.shownName },
            ...(bound === undefined ? [] : [{ key: 'bound', term: t('alias.bound'), value: nameOf(bound) }]),
          ]}
        />
        <p>{since === undefined ? t('alias.none') : t('alias.boundSince', { day: formatDate(since, language) })}</p>
        {bound !== undefined && (
          <ButtonRow>
            <Button tone="secondary" onClick={model.ask}>
              {t('alias.unbind')}
            </Button>
          </ButtonRow>
        )}
      </div>
      <QuestionDialog
        open={model.asking && bound !== undefined}
        title={t('alias.askTitle')}
        yes={t('alias.unbind')}
        no={t('alias.no')}
        busy={model.busy}
        onYes={() => void model.unbind()}
        onNo={model.cancel}
      >
        {t('alias.askText', { digits: bound === undefined ? '' : shortNumber(bound) })}
      </QuestionDialog>
    </Panel>
  );
});

const ChoicePanel = observer(function ChoicePanel({ model }: ModelProps) {
  const { t } = useTranslation('cardProducts');
  const { nameOf, untilOf } = useCardWords();
  const { bound, selected } = model;
  const others = model.eligible.filter(({ id }) => id !== bound?.id);
  if (others.length === 0) {
    return bound === undefined ? (
      <Panel>
        <EmptyState icon="card" title={t('alias.noCards')} text={t('alias.noCardsText')} />
      </Panel>
    ) : null;
  }
  return (
    <Panel title={t(bound === undefined ? 'alias.bind' : 'alias.rebind')}>
      <div className={styles['facts']}>
        <RadioGroup
          id="card"
          label={t('alias.choose')}
          value={selected?.id}
          onChange={model.choose}
          options={others.map((card) => ({ value: card.id, label: nameOf(card), hint: untilOf(card) }))}
        />
        <ButtonRow>
          <Button busy={model.busy} onClick={() => void model.bind()}>
            {t('alias.bind')}
          </Button>
        </ButtonRow>
      </div>
    </Panel>
  );
});
