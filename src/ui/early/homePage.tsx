import type { Language } from '../../domain/language/Language';
import { Page } from '../components/Page';
import { HomeScreen } from '../features/accounts/home/HomeScreen';
import { Frame } from '../shell/Frame';
import { drawerOf, servicesOf } from './drawing';
import { figuresMarkup } from './figuresMarkup';
import { FRAME_USERS } from './frameUsers';
import { SAMPLE_ACCOUNTS, SAMPLE_RATES } from './samples';

/**
 * The home page in its usual look, as the application shows it before its data are there, in one column or in two: of a person, of a user of a company and of
 * one who only reads. Behind them stand the total and the accounts with samples. It is a file of its own, which the page asks for in a tab with a session
 * (scripts/lib/earlyPages.mjs).
 */
export async function homePage(language: Language, hasColumns: boolean): Promise<string> {
  const { draw } = await drawerOf(language);
  const figures = await figuresMarkup(language, { accounts: SAMPLE_ACCOUNTS, rates: SAMPLE_RATES });
  // Only the width of the window is asked for while the page is drawn; nothing else of the build may find one.
  Object.assign(globalThis, { window: { matchMedia: () => ({ matches: hasColumns }) } });
  try {
    const frames = Object.entries(FRAME_USERS).map(([shape, user]) =>
      draw(
        servicesOf(language, user),
        <div data-frame={shape}>
          <Frame>
            <Page kind="dashboard">
              <HomeScreen />
            </Page>
          </Frame>
        </div>,
      ),
    );
    return frames.join('') + figures;
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}
