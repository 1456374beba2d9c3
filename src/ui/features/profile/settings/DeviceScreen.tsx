import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { Stack } from '../../../components/Stack';
import { SwitchField } from '../../../components/SwitchField';
import { useService } from '../../../kernel/ServicesContext';
import { DeviceViewModel } from './DeviceViewModel';
import { ProfilePage } from '../../../flow/change/ProfilePage';

/** Balances that are shown without a network, off until they are switched on, and the installation where the browser has one. */
export const DeviceScreen = observer(function DeviceScreen() {
  const { t } = useTranslation('profile');
  const model = useService(DeviceViewModel);
  return (
    <ProfilePage title={t('pages.device.title')}>
      <Panel>
        <SwitchField
          id="keepBalances"
          label={t('device.balances')}
          hint={
            <>
              <p>{t('device.balancesHint')}</p>
              <p>{t('device.seen')}</p>
            </>
          }
          on={model.keepsBalances}
          onChange={model.toggleBalances}
        />
      </Panel>
      {model.installation !== 'unknown' && <Install model={model} />}
    </ProfilePage>
  );
});

const Install = observer(function Install({ model }: { readonly model: DeviceViewModel }) {
  const { t } = useTranslation('profile');
  return (
    <Panel title={t('device.install')}>
      {model.installation === 'installed' && <p role="status">{t('device.installed')}</p>}
      {model.installation === 'byHand' && <p>{t('device.installByHand')}</p>}
      {model.installation === 'offered' && (
        <Stack>
          <p>{t('device.installText')}</p>
          <div>
            <Button tone="secondary" icon="device" onClick={() => void model.install()}>
              {t('device.installButton')}
            </Button>
          </div>
        </Stack>
      )}
    </Panel>
  );
});
