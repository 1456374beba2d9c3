import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { useCommands } from '../../../flow/actions/useCommands';
import dialogStyles from '../../../components/Dialog.module.css';
import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useService } from '../../../kernel/ServicesContext';
import { NothingFound } from './NothingFound';
import styles from './SearchPalette.module.css';
import { SearchProgress } from './SearchProgress';
import { SearchRow } from './SearchRow';
import type { SearchEntry } from './SearchSource';
import { SearchSources } from './SearchSources';
import { SearchViewModel } from './SearchViewModel';
import type { FoundGroup } from './SearchViewModel';
import { useSearchTexts } from './useSearchTexts';

interface SearchPaletteProps {
  /** Text typed before the search was there. */
  readonly typed: string;
  readonly onClose: () => void;
}

/** Search over everything that can be opened: a window over the page, and the whole screen on a phone. */
export const SearchPalette = observer(function SearchPalette({ typed, onClose }: SearchPaletteProps) {
  const { t } = useTranslation(['palette', 'search']);
  const model = useService(SearchViewModel);
  const sources = useService(SearchSources);
  const texts = useSearchTexts();
  const commands = useCommands();
  const field = useRef<HTMLInputElement>(null);
  const { choose, isLeaving } = useChoice(model, onClose);
  const first = useRef(typed);

  useEffect(() => model.setTexts(texts), [model, texts]);
  useEffect(() => sources.setCommands(commands), [sources, commands]);
  useEffect(() => {
    model.begin(first.current);
    return model.end;
  }, [model]);

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles['veil']} />
        <Dialog.Popup className={styles['palette']} initialFocus={field} finalFocus={() => !isLeaving.current}>
          <VisuallyHidden>
            <Dialog.Title>{t('title')}</Dialog.Title>
          </VisuallyHidden>
          <Autocomplete.Root
            inline
            open
            mode="none"
            items={model.groups}
            value={model.query}
            onValueChange={(query, { reason }) => reason !== 'item-press' && model.setQuery(query)}
            itemToStringValue={(entry: SearchEntry) => entry.title}
            autoHighlight="always"
            keepHighlight
          >
            <div className={styles['head']}>
              <Icon name="search" />
              <Autocomplete.Input
                ref={field}
                className={styles['field']}
                aria-label={t('title')}
                placeholder={t('search:field')}
                enterKeyHint="go"
              />
              <Dialog.Close
                render={
                  <IconButton label={t('close')}>
                    <Icon name="close" />
                  </IconButton>
                }
              />
            </div>
            <div className={styles['body']}>
              <Autocomplete.List className={styles['list']} aria-label={t('title')}>
                {(found: FoundGroup) => <Found key={found.group} found={found} onChoose={choose} />}
              </Autocomplete.List>
              {model.foundNothing && <NothingFound onFollow={onClose} />}
              <SearchProgress model={model} />
            </div>
            <VisuallyHidden>
              <span role="status">{model.isEmpty || model.foundNothing ? '' : t('found', { count: model.count })}</span>
            </VisuallyHidden>
          </Autocomplete.Root>
          <Keys />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
});

/** Opens what is chosen and closes the search. A page that is shown next takes the focus itself. */
function useChoice(model: SearchViewModel, onClose: () => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isLeaving = useRef(false);
  const choose = (entry: SearchEntry): void => {
    const address = model.choose(entry);
    isLeaving.current = address !== undefined && address !== `${pathname}${search}`;
    onClose();
    if (address !== undefined) {
      void navigate(address);
    }
  };
  return { choose, isLeaving };
}

interface FoundProps {
  readonly found: FoundGroup;
  readonly onChoose: (entry: SearchEntry) => void;
}

function Found({ found: { group, items }, onChoose }: FoundProps) {
  const { t } = useTranslation('palette');
  return (
    <Autocomplete.Group items={items} className={styles['group']}>
      <Autocomplete.GroupLabel className={styles['label']}>{t(`groups.${group}`)}</Autocomplete.GroupLabel>
      <Autocomplete.Collection>
        {(entry: SearchEntry) => (
          <Autocomplete.Item key={entry.id} value={entry} className={styles['row']} onClick={() => onChoose(entry)}>
            <SearchRow entry={entry} />
          </Autocomplete.Item>
        )}
      </Autocomplete.Collection>
    </Autocomplete.Group>
  );
}

/** Keys of the list, for users with a keyboard; screen readers announce them by the role of the field. */
function Keys() {
  const { t } = useTranslation('palette');
  return (
    <p className={styles['keys']} aria-hidden="true">
      <kbd>↑</kbd>
      <kbd>↓</kbd> {t('keys.choose')}
      <kbd>↵</kbd> {t('keys.open')}
      <kbd>{t('keys.escape')}</kbd> {t('keys.close')}
    </p>
  );
}
