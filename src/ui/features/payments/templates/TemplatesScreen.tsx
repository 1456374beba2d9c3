import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { SearchedList } from '../../../components/ItemList';
import { Undo } from '../../../components/Undo';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { useService } from '../../../kernel/ServicesContext';
import { TemplateItem } from './TemplateItem';
import { TemplatesViewModel } from './TemplatesViewModel';

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
  const { found, search, setSearch } = model;
  return (
    <SearchedList
      id="template-search"
      words={t('find', { returnObjects: true })}
      search={search}
      onSearch={setSearch}
      empty={found.length === 0}
    >
      {found.map((template) => (
        <TemplateItem key={template.id} model={model} template={template} />
      ))}
    </SearchedList>
  );
});
