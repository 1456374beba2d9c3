import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDate } from '../../../../domain/time/format';
import { deviceName } from '../../../../domain/user/deviceName';
import type { KnownDevice } from '../../../../domain/user/KnownDevice';
import { Button } from '../../../components/Button';
import { SEPARATOR } from '../../../components/lineParts';
import { QuestionDialog } from '../../../components/QuestionDialog';
import { RadioGroup } from '../../../components/RadioGroup';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { ChangeForm } from '../../../flow/change/ChangeForm';
import { ChangeRoutes } from '../../../flow/change/ChangeRoutes';
import { KeptList, KeptRow } from './KeptList';
import { ALLOWED_BROWSERS, KnownDevicesViewModel } from './KnownDevicesViewModel';

const SKELETON_ROWS = 3;

/** The browsers the bank knows of the user, and which may sign in. */
export const KnownDevicesPage = observer(function KnownDevicesPage() {
  const { t } = useTranslation('profile');
  const model = useService(KnownDevicesViewModel);

  useEffect(() => {
    void model.load();
  }, [model]);

  return (
    <ChangeRoutes
      model={model}
      frame={{
        path: '/profile/settings/known-browsers',
        title: t('pages.knownDevices.title'),
        lead: t('knownDevices.lead'),
        subject: t(`knownDevices.subject.${model.allowed ?? 'any'}`),
        doneTitle: t('knownDevices.doneTitle'),
        doneText: t(`knownDevices.doneText.${model.allowed ?? 'any'}`),
      }}
    >
      <Devices model={model} />
      {model.allowed !== undefined && <AllowedForm model={model} />}
    </ChangeRoutes>
  );
});

interface ModelProps {
  readonly model: KnownDevicesViewModel;
}

const Devices = observer(function Devices({ model }: ModelProps) {
  const { t } = useTranslation('profile');
  return (
    <>
      <KeptList
        model={model}
        rows={SKELETON_ROWS}
        failed={t('knownDevices.failed')}
        empty={{ icon: 'system', title: t('knownDevices.emptyTitle'), text: t('knownDevices.emptyText') }}
      >
        {() => model.devices.map((device) => <DeviceRow key={device.id} device={device} model={model} />)}
      </KeptList>
      <QuestionDialog
        open={model.asked !== undefined}
        title={t('knownDevices.forgetTitle')}
        yes={t('knownDevices.forget')}
        no={t('knownDevices.keep')}
        busy={model.forgetting !== undefined}
        onYes={() => void model.forget()}
        onNo={model.keep}
      >
        {t('knownDevices.forgetText')}
      </QuestionDialog>
    </>
  );
});

interface DeviceRowProps extends ModelProps {
  readonly device: KnownDevice;
}

const DeviceRow = observer(function DeviceRow({ device, model }: DeviceRowProps) {
  const language = useLanguage();
  const { t } = useTranslation('profile');
  const { browser, system } = deviceName(device.userAgent);
  const named = [browser, system].filter((name) => name !== undefined).join(SEPARATOR);
  const name = named === '' ? t('loginHistory.unknownDevice') : named;
  return (
    <KeptRow
      icon="system"
      title={name}
      facts={[
        t('knownDevices.lastUsed', { day: formatDate(device.lastUsedAt, language) }),
        t('loginHistory.address', { address: device.address }),
      ]}
    >
      <Button tone="quiet" aria-label={t('knownDevices.forgetNamed', { name })} onClick={() => model.ask(device)}>
        {t('knownDevices.forget')}
      </Button>
    </KeptRow>
  );
});

const AllowedForm = observer(function AllowedForm({ model }: ModelProps) {
  const { t } = useTranslation('profile');
  return (
    <ChangeForm model={model} summary={[]} refusedAtField={false} endsOtherSessions={model.changed}>
      <RadioGroup
        id="allowed"
        label={t('knownDevices.allowed')}
        value={model.allowed}
        onChange={model.choose}
        options={ALLOWED_BROWSERS.map((value) => ({
          value,
          label: t(`knownDevices.ways.${value}.label`),
          hint: t(`knownDevices.ways.${value}.hint`),
        }))}
      />
    </ChangeForm>
  );
});
