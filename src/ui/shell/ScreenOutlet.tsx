import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';

import { SignedInArea } from '../../application/session/SignedInArea';
import { ErrorState } from '../components/ErrorState';
import { LoadingRows } from '../kernel/LoadingRows';
import { NotFoundScreen } from '../kernel/NotFoundScreen';
import type { Screen } from '../kernel/Screen';
import { ScreenTable } from '../kernel/ScreenTable';
import { useService } from '../kernel/ServicesContext';
import { useFetched } from '../kernel/useFetched';
import { useWords } from '../kernel/useWords';

/** Words of the forms, which any screen may lead to. */
const WORDS_OF_FORMS = 'validation';

/** The screen of the address, or the redirect to it. */
export function ScreenOutlet() {
  const table = useService(ScreenTable);
  const { pathname, search } = useLocation();
  const redirect = table.redirectOf(pathname);
  if (redirect !== undefined) {
    return <Navigate to={`${redirect}${search}`} replace />;
  }
  const screen = table.at(pathname);
  return screen === undefined ? (
    <NotFoundScreen />
  ) : (
    <FrameOfScreen frame={screen.frame}>
      <Routes>
        <Route path={screen.path} element={<ScreenView key={screen.path} screen={screen} />} />
      </Routes>
    </FrameOfScreen>
  );
}

interface ScreenProps {
  readonly screen: Screen;
}

/**
 * Loads a screen, its words and the services of all screens at once, and shows it when everything is there. It is awaited here rather than
 * by `Suspense`, which shows its fallback for 300 ms at least.
 */
const ScreenView = observer(function ScreenView({ screen }: ScreenProps) {
  const area = useService(SignedInArea);
  const { t, i18n } = useTranslation('common');
  const View = useFetched(screen.view);
  const hasWords = useWords(screen.words);
  const needsJourneys = screen.path !== '/';

  useEffect(() => {
    if (needsJourneys) {
      void area.openJourneys();
      void i18n.loadNamespaces(WORDS_OF_FORMS);
    }
  }, [area, i18n, needsJourneys]);

  if (needsJourneys && area.journeys === 'failed') {
    return <ErrorState title={t('crash.title')} onRetry={() => void area.openJourneys()} />;
  }
  return View !== undefined && hasWords && (!needsJourneys || area.journeys === 'ready') ? <View /> : <LoadingRows />;
});

interface FrameOfScreenProps {
  readonly frame: Screen['frame'];
  readonly children: ReactNode;
}

/** Frame of the screen, as far as it has one. */
function FrameOfScreen({ frame, children }: FrameOfScreenProps) {
  return frame === undefined ? children : <SharedFrame frame={frame}>{children}</SharedFrame>;
}

function SharedFrame({
  frame,
  children,
}: Required<FrameOfScreenProps> & { readonly frame: NonNullable<Screen['frame']> }) {
  const Frame = useFetched(frame);
  return Frame === undefined ? <LoadingRows /> : <Frame>{children}</Frame>;
}
