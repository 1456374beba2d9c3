import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { formatShortMoney } from '../../../../domain/money/formatAmount';
import type { PasskeyCeiling } from '../../../../domain/user/passkeyCeiling';
import { Alert } from '../../../components/Alert';
import { AmountField } from '../../../components/AmountField';
import { useFieldTexts } from '../../../components/useFieldTexts';
import { WhenFound } from '../../../components/WhenLoaded';
import { ChangeForm } from '../../../flow/change/ChangeForm';
import { ChangeRoutes } from '../../../flow/change/ChangeRoutes';
import { useService } from '../../../kernel/ServicesContext';
import { useLanguage } from '../../../language/useLanguage';
import { PasskeyCeilingViewModel } from './PasskeyCeilingViewModel';
import { PASSKEY_CEILING_PATH, PASSKEYS_PATH } from './passkeyPaths';

const FIELDS = ['ceiling'] as const;

/** The sum of a day that passkeys may confirm, and another one. */
export const PasskeyCeilingPage = observer(function PasskeyCeilingPage() {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const model = useService(PasskeyCeilingViewModel);

  useEffect(() => {
    void model.load();
  }, [model]);

  const [from, to] = [model.present?.ceiling, model.requested].map((sum) => formatShortMoney(sum, language));
  return (
    <ChangeRoutes
      model={model}
      frame={{
        path: PASSKEY_CEILING_PATH,
        title: t('passkeyCeiling.title'),
        lead: t('passkeyCeiling.lead'),
        subject: t('passkeyCeiling.subject', { from, to }),
        doneTitle: t('passkeyCeiling.doneTitle'),
        doneText: t('passkeyCeiling.upTo', { amount: formatShortMoney(model.present?.ceiling, language) }),
        back: { to: PASSKEYS_PATH, label: t('pages.passkeys.title') },
        endsOtherSessions: false,
      }}
    >
      <WhenFound
        value={model.present}
        status={model.status}
        rows={1}
        failed={t('passkeyCeiling.failed')}
        onRetry={() => void model.load()}
      >
        {(present) => <CeilingForm model={model} present={present} />}
      </WhenFound>
    </ChangeRoutes>
  );
});

interface CeilingFormProps {
  readonly model: PasskeyCeilingViewModel;
  readonly present: PasskeyCeiling;
}

const CeilingForm = observer(function CeilingForm({ model, present }: CeilingFormProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { texts, summary } = useFieldTexts(FIELDS, model.violations, undefined);
  return (
    <ChangeForm model={model} summary={summary} refusedAtField={false} endsOtherSessions={false}>
      <AmountField
        id="ceiling"
        label={t('passkeyCeiling.sum')}
        hint={t('passkeyCeiling.hint', { max: formatShortMoney(present.max, language) })}
        value={model.text}
        onChange={model.change}
        violation={texts.ceiling}
        currency={present.ceiling.currency}
      />
      {model.lowered !== undefined && (
        <Alert tone="positive" role="status">
          <p>
            {model.lowered.minor === 0n
              ? t('passkeyCeiling.never')
              : t('passkeyCeiling.upTo', { amount: formatShortMoney(model.lowered, language) })}
          </p>
        </Alert>
      )}
    </ChangeForm>
  );
});
