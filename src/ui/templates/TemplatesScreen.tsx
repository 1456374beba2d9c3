import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { FailureAlert } from '../components/FailureAlert';
import { Panel } from '../components/Panel';
import { SearchField } from '../components/SearchField';
import { WhenLoaded } from '../components/WhenLoaded';
import { ProfilePage } from '../profile/ProfilePage';
import { useService } from '../shell/ServicesContext';
import { TemplateItem } from './TemplateItem';
import styles from './Templates.module.css';
import { TemplatesViewModel } from './TemplatesViewModel';
import { Undo } from './Undo';

const SKELETON_ROWS = 4;

/** Payments that were kept to be made again. */
export const TemplatesScreen = observer(function TemplatesScreen() {
  const { t } = useTranslation('templates');
  const model = useService(TemplatesViewModel);

  useEffect(() => model.load(), [model]);

  return (
    <ProfilePage title={t('title')} lead={t('lead')}>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {model.deleted !== undefined && (
        <Undo text={t('deleted', { name: model.deleted.name })} busy={model.busy} onUndo={() => void model.restore()} />
      )}
      <Templates model={model} />
    </ProfilePage>
  );
});

const Templates = observer(function Templates({ model }: { readonly model: TemplatesViewModel }) {
  const { t } = useTranslation('templates');
  return (
    <WhenLoaded
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={model.load}
      empty={{
        icon: 'bookmark',
        title: t('emptyTitle'),
        text: t('emptyText'),
        action: (
          <ButtonLink tone="secondary" to="/history">
            {t('toHistory')}
          </ButtonLink>
        ),
      }}
    >
      {() => <FoundTemplates model={model} />}
    </WhenLoaded>
  );
});

const FoundTemplates = observer(function FoundTemplates({ model }: { readonly model: TemplatesViewModel }) {
  const { t } = useTranslation('templates');
  return (
    <>
      <SearchField
        id="template-search"
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={model.search}
        onChange={model.setSearch}
      />
      {model.found.length === 0 ? (
        <Panel>
          <EmptyState icon="search" title={t('noMatchesTitle')} text={t('noMatchesText')} />
        </Panel>
      ) : (
        <ul className={styles['list']}>
          {model.found.map((template) => (
            <TemplateItem key={template.id} model={model} template={template} />
          ))}
        </ul>
      )}
    </>
  );
});
