import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { TRANSFER_CODES } from '../../../../domain/movements/movements';
import type { CustomerLimit } from '../../../../domain/limit/CustomerLimit';
import type { LimitChangeForm } from '../../../../domain/limit/LimitChangeForm';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { Alert } from '../../../components/Alert';
import { ApplicationCaseLink } from '../../../objects/cases/ApplicationCaseLink';
import { AmountField } from '../../../components/AmountField';
import { RadioGroup } from '../../../components/RadioGroup';
import { SelectField } from '../../../components/SelectField';
import { useFieldTexts } from '../../../components/useFieldTexts';
import { WhenFound } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { ChangeForm } from '../../../flow/change/ChangeForm';
import { ChangeRoutes } from '../../../flow/change/ChangeRoutes';
import { useService } from '../../../kernel/ServicesContext';
import { ChangeLimitViewModel } from './ChangeLimitViewModel';
import { useAmountsText } from './useAmountsText';

const FIELDS = ['level', 'maximumText', 'dailyText', 'monthlyText'] as const;
const SKELETON_ROWS = 5;

interface ModelProps {
  readonly model: ChangeLimitViewModel;
}

/** Another limit: which one, how high, the code. */
export const ChangeLimitPage = observer(function ChangeLimitPage() {
  const { t } = useTranslation('limits');
  const model = useService(ChangeLimitViewModel);
  const [address] = useSearchParams();
  const asked = address.get('code');

  useEffect(() => {
    const code = TRANSFER_CODES.find((each) => each === asked);
    if (code !== undefined) {
      model.choose(code);
    }
  }, [model, asked]);

  const name = model.limit === undefined ? '' : t(`codes.${model.limit.transferCode}`);
  const words = model.asksForMore ? 'asked' : 'changed';
  const amountsText = useAmountsText();
  const [from, to] = [model.limit?.current, model.requested].map((amounts) =>
    amounts === undefined ? '' : amountsText(amounts),
  );
  return (
    <ChangeRoutes
      model={model}
      frame={{
        path: '/change-limit',
        title: t('change.title'),
        lead: t('change.lead'),
        subject: t('change.subject', { name, from, to }),
        doneTitle: t(`change.${words}.title`),
        doneText: t(`change.${words}.text`, { name }),
        application:
          model.asksForMore && model.limit ? { kind: 'limit', limitCode: model.limit.transferCode } : undefined,
        endsOtherSessions: false,
      }}
    >
      <ChangeLimitContent model={model} />
    </ChangeRoutes>
  );
});

const ChangeLimitContent = observer(function ChangeLimitContent({ model }: ModelProps) {
  const { t } = useTranslation('limits');
  const { form, limit } = model;
  const known = form && limit && { form, limit };
  return (
    <WhenFound value={known} status={model.status} rows={SKELETON_ROWS} failed={t('failed')} onRetry={model.reload}>
      {(found) => <ChangeLimitForm model={model} {...found} />}
    </WhenFound>
  );
});

interface FormProps extends ModelProps {
  readonly form: LimitChangeForm;
  readonly limit: CustomerLimit;
}

const ChangeLimitForm = observer(function ChangeLimitForm({ model, form, limit }: FormProps) {
  const { t } = useTranslation('limits');
  const { texts, summary } = useFieldTexts(FIELDS, model.violations, undefined);
  const amountsText = useAmountsText();
  return (
    <ChangeForm model={model} summary={summary} refusedAtField={false} endsOtherSessions={false}>
      <SelectField
        id="transferCode"
        label={t('change.which')}
        options={model.limits.map(({ transferCode }) => ({ value: transferCode, label: t(`codes.${transferCode}`) }))}
        value={limit.transferCode}
        onChange={(chosen) =>
          model.limits.forEach(({ transferCode }) => transferCode === chosen && model.choose(transferCode))
        }
      />
      {limit.requested !== undefined && (
        <>
          <Alert tone="caution">
            <p>{t('requested', { amounts: amountsText(limit.requested.amounts) })}</p>
          </Alert>
          <ApplicationCaseLink kind="limit" limitCode={limit.transferCode} />
        </>
      )}
      <RadioGroup
        id="level"
        label={t('change.level')}
        value={form.level}
        onChange={(level) => model.change({ level })}
        violation={texts.level}
        options={[
          ...limit.levels.map(({ level, amounts }) => ({
            value: level,
            label: level === limit.level ? t('change.current', { name: t(`levels.${level}`) }) : t(`levels.${level}`),
            hint: amountsText(amounts),
          })),
          {
            value: 'other' as const,
            label: limit.level === 'other' ? t('change.current', { name: t('levels.other') }) : t('levels.other'),
            hint: limit.level === 'other' ? amountsText(limit.current) : t('change.ownHint'),
          },
        ]}
      />
      {form.level === 'other' && <OwnAmounts model={model} form={form} limit={limit} texts={texts} />}
      <p role="status">{t(model.asksForMore ? 'change.decision' : 'change.atOnce')}</p>
    </ChangeForm>
  );
});

interface OwnAmountsProps extends FormProps {
  readonly texts: Readonly<Partial<Record<(typeof FIELDS)[number], string | undefined>>>;
}

const OwnAmounts = observer(function OwnAmounts({ model, form, limit, texts }: OwnAmountsProps) {
  const { t } = useTranslation('limits');
  const language = useLanguage();
  return (
    <>
      <AmountField
        id="maximumText"
        label={t('change.once')}
        hint={t('change.now', { amount: formatMoney(limit.current.maximum, language) })}
        value={form.maximumText}
        onChange={(maximumText) => model.change({ maximumText })}
        violation={texts.maximumText}
        currency="KGS"
      />
      <AmountField
        id="dailyText"
        label={t('change.daily')}
        hint={t('change.now', { amount: formatMoney(limit.current.daily, language) })}
        value={form.dailyText}
        onChange={(dailyText) => model.change({ dailyText })}
        violation={texts.dailyText}
        currency="KGS"
      />
      <AmountField
        id="monthlyText"
        label={t('change.monthly')}
        hint={t('change.now', { amount: formatMoney(limit.current.monthly, language) })}
        value={form.monthlyText}
        onChange={(monthlyText) => model.change({ monthlyText })}
        violation={texts.monthlyText}
        currency="KGS"
      />
    </>
  );
});
