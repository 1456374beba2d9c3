import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { numberInSeries } from '../../../../domain/invoice/QrInvoice';
import type { InvoiceSeries } from '../../../../domain/invoice/QrInvoice';
import { recurrenceWords } from '../../../../domain/schedule/recurrenceWords';
import { firstDaysFrom } from '../../../../domain/schedule/ScheduleForm';
import { parseDay } from '../../../../domain/time/days';
import { formatDay } from '../../../../domain/time/format';
import { Alert } from '../../../components/Alert';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { DateField } from '../../../components/DateField';
import { RadioGroup } from '../../../components/RadioGroup';
import { TextField } from '../../../components/TextField';
import { useFieldTexts } from '../../../components/useFieldTexts';
import { usePartyName } from '../../../components/usePartyName';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { EndButton } from '../../../objects/invoices/EndButton';
import styles from './Invoicing.module.css';
import { InvoicingForm } from './InvoicingForm';
import { InvoicingList } from './InvoicingList';
import { InvoicingPage } from './InvoicingPage';
import { CREATING_INVOICE_PATH } from '../../../objects/invoices/invoicingPaths';
import { InvoicingViewModel } from './InvoicingViewModel';
import { SubjectFields } from './SubjectFields';

const FIELDS = [
  ...(['prefix', 'payerName', 'payerInn', 'amountText', 'purpose', 'accountId'] as const),
  ...(['firstDay', 'lastDay', 'daysToPay'] as const),
];
const PERIODICITIES = ['onceAWeek', 'everyTwoWeeks', 'monthly'] as const;

interface ModelProps {
  readonly model: InvoicingViewModel;
}

/** A company has the bank issue invoices by a recurrence (specification 1, section 2). */
export const AutomaticInvoicesScreen = observer(function AutomaticInvoicesScreen() {
  const { t } = useTranslation('qrInvoices');
  const model = useService(InvoicingViewModel);
  const { made } = model.series;
  return (
    <InvoicingPage
      model={model}
      title={t('series.title')}
      lead={t('series.lead')}
      other={{ to: CREATING_INVOICE_PATH, label: t('issue.title') }}
      list={<SeriesList model={model} />}
    >
      {made === undefined ? <SeriesForm model={model} /> : <MadeSeries model={model} series={made} />}
    </InvoicingPage>
  );
});

const SeriesForm = observer(function SeriesForm({ model }: ModelProps) {
  const { t } = useTranslation('qrInvoices');
  const { series: form } = model;
  const { draft, change } = form;
  const { texts, summary } = useFieldTexts(FIELDS, form.violations ?? {}, undefined);
  return (
    <InvoicingForm form={form} summary={summary} submitLabel={t('series.submit')} onSubmit={model.agree}>
      <TextField
        id="prefix"
        label={t('form.prefix')}
        hint={t('form.prefixHint', { number: numberInSeries(draft.prefix.trim() || t('form.prefixExample'), 1) })}
        value={draft.prefix}
        onChange={(prefix) => change({ prefix })}
        violation={texts.prefix}
        input={{ autoComplete: 'off' }}
      />
      <SubjectFields model={model} draft={draft} texts={texts} onChange={change} />
      <RadioGroup
        id="periodicity"
        label={t('form.periodicity')}
        options={PERIODICITIES.map((value) => ({ value, label: t(`form.periodicities.${value}`) }))}
        value={draft.periodicity}
        onChange={(periodicity) => change({ periodicity })}
      />
      <DaysFields model={model} texts={texts} />
      <TextField
        id="daysToPay"
        label={t('form.daysToPay')}
        hint={t('form.daysToPayHint')}
        value={draft.daysToPay}
        onChange={(daysToPay) => change({ daysToPay })}
        violation={texts.daysToPay}
        input={{ autoComplete: 'off', inputMode: 'numeric' }}
      />
    </InvoicingForm>
  );
});

interface DaysFieldsProps extends ModelProps {
  readonly texts: Readonly<Partial<Record<'firstDay' | 'lastDay', string>>>;
}

const DaysFields = observer(function DaysFields({ model, texts }: DaysFieldsProps) {
  const { t } = useTranslation('qrInvoices');
  const { draft, change } = model.series;
  const range = firstDaysFrom(model.today);
  return (
    <>
      <DateField
        id="firstDay"
        label={t('form.firstDay')}
        hint={t('form.firstDayHint')}
        range={range}
        value={draft.firstDay}
        onChange={(firstDay) => change({ firstDay })}
        violation={texts.firstDay}
      />
      <RadioGroup
        id="indefinitely"
        label={t('form.end')}
        options={[
          { value: 'never', label: t('form.indefinitely') },
          { value: 'day', label: t('form.untilDay') },
        ]}
        value={draft.indefinitely ? 'never' : 'day'}
        onChange={(end) => change({ indefinitely: end === 'never' })}
      />
      {!draft.indefinitely && (
        <DateField
          id="lastDay"
          label={t('form.lastDay')}
          range={{ min: parseDay(draft.firstDay) ?? range.min }}
          value={draft.lastDay}
          onChange={(lastDay) => change({ lastDay })}
          violation={texts.lastDay}
        />
      )}
    </>
  );
});

const MadeSeries = observer(function MadeSeries({ model, series }: ModelProps & { readonly series: InvoiceSeries }) {
  const { t } = useTranslation('qrInvoices');
  const language = useLanguage();
  const partyName = usePartyName();
  return (
    <>
      <Alert tone="positive" role="status" title={t('series.doneTitle')}>
        <p>
          {t('series.doneText', {
            payer: partyName(series.payerName),
            often: recurrenceWords(series.recurrence, language),
          })}
        </p>
      </Alert>
      <ButtonRow>
        <Button onClick={() => model.series.begin({ accountId: model.series.draft.accountId })}>
          {t('series.another')}
        </Button>
      </ButtonRow>
    </>
  );
});

const SeriesList = observer(function SeriesList({ model }: ModelProps) {
  const { t } = useTranslation('qrInvoices');
  const empty = { icon: 'schedule', title: t('series.noneTitle'), text: t('series.noneText') } as const;
  return (
    <InvoicingList model={model} title={t('series.list')} items={model.store.series} empty={empty}>
      {(series) => <SeriesItem key={series.id} model={model} series={series} />}
    </InvoicingList>
  );
});

const SeriesItem = observer(function SeriesItem({ model, series }: ModelProps & { readonly series: InvoiceSeries }) {
  const { t } = useTranslation('qrInvoices');
  const language = useLanguage();
  const partyName = usePartyName();
  const { id, prefix, payerName, total, purpose, recurrence, issued, nextDay } = series;
  return (
    <li className={styles['item']}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>{partyName(payerName)}</h3>
        <Badge tone={nextDay === undefined ? 'neutral' : 'positive'}>
          {t(nextDay === undefined ? 'series.ended' : 'series.active')}
        </Badge>
      </div>
      <Amount amount={total} size="lead" />
      <p className={styles['note']}>
        {recurrenceWords(recurrence, language)}
        {purpose !== '' && `. ${purpose}`}
      </p>
      <p className={styles['note']}>
        {t('series.issued', { number: issued, prefix })}
        {nextDay !== undefined && ` ${t('series.next', { day: formatDay(nextDay, language) })}`}
      </p>
      {nextDay !== undefined && (
        <EndButton
          label={t('stop.label')}
          spoken={t('stop.spoken', { payer: partyName(payerName) })}
          question={t('stop.question')}
          text={t('stop.text')}
          no={t('stop.no')}
          onEnd={() => model.store.stop(id)}
        />
      )}
    </li>
  );
});
