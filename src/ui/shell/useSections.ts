import { useMayOpen } from '../components/OpenScreens';
import { ShellViewModel } from '../flow/access/ShellViewModel';
import { ScreenTable } from '../kernel/ScreenTable';
import { useService } from '../kernel/ServicesContext';
import { sectionsFor } from './sections';
import type { Sections } from './sections';

/** The sections that are open to the user. Called by observers. */
export function useSections(): Sections {
  const { isCorporate } = useService(ShellViewModel);
  const mayOpen = useMayOpen();
  return sectionsFor(useService(ScreenTable).sections, { isCorporate, mayOpen });
}
