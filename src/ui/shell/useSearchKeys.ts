import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { LetterKeys } from '../../application/preferences/LetterKeys';
import { useMayOpen } from '../components/OpenScreens';
import { SearchKeys } from './searchKeys';
import { sectionsFor } from './sections';
import { ScreenTable } from '../kernel/ScreenTable';
import { useService } from '../kernel/ServicesContext';
import { ShellViewModel } from '../flow/access/ShellViewModel';

/** Listens on every page for the keys of the search, and for those that lead to a section. */
export function useSearchKeys(open: () => void): void {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const model = useService(ShellViewModel);
  const screens = useService(ScreenTable);
  const letterKeys = useService(LetterKeys);
  const [keys] = useState(() => new SearchKeys());

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const wanted = keys.read(event, letterKeys.on);
      if (wanted === 'search') {
        event.preventDefault();
        open();
      } else if (wanted !== undefined) {
        const sections = sectionsFor(screens.sections, { isCorporate: model.isCorporate, mayOpen }).column.flat();
        const section = sections.find(({ letter }) => letter === wanted.letter);
        if (section !== undefined) {
          void navigate(section.path);
        }
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}
