import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../../components/Alert';
import { ButtonLink } from '../../../components/Button';
import { SearchedList } from '../../../components/ItemList';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { EditedList } from '../../../kernel/EditedList';
import { useService } from '../../../kernel/ServicesContext';
import { TemplateItem } from './TemplateItem';
import { TemplatesViewModel } from './TemplatesViewModel';

const SKELETON_ROWS = 4;

/** Payments that were kept to be made again. */
export const TemplatesScreen = observer(function TemplatesScreen() {
  const { t } = useTranslation('templates');
  const model = useService(TemplatesViewModel);

  const { deleted } = model;
  return (
    <ProfilePage title={t('title')} {...(!model.onlyLooks && { lead: t('lead') })}>
      {model.onlyLooks && (
        <Alert>
          <p>{t('makersOnly')}</p>
        </Alert>
      )}
      <EditedList
        model={model}
        removed={deleted && { text: t('deleted', { name: deleted.name }), onRestore: model.restore }}
        rows={SKELETON_ROWS}
        failed={t('failed')}
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
        {() => (
          <SearchedList
            id="template-search"
            words={t('find', { returnObjects: true })}
            search={model.search}
            onSearch={model.setSearch}
            empty={model.found.length === 0}
          >
            {model.found.map((template) => (
              <TemplateItem key={template.id} model={model} template={template} />
            ))}
          </SearchedList>
        )}
      </EditedList>
    </ProfilePage>
  );
});
