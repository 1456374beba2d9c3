import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useCallback } from 'react';
import { useLocation } from 'react-router-dom';

import { BusinessErrorsStore } from '../../application/directories/BusinessErrorsStore';
import { DirectoryStore } from '../../application/directories/DirectoryStore';
import { AmountVisibility } from '../../application/preferences/AmountVisibility';
import { Toasts } from '../../application/toasts/Toasts';
import { BankTime } from '../../application/time/BankTime';
import { BankNow } from '../components/BankNow';
import { FailureHelp } from '../components/FailureHelp';
import { HiddenAmounts } from '../components/HiddenAmounts';
import { OpenScreens } from '../components/OpenScreens';
import { Page } from '../components/Page';
import { ToastRegion } from '../components/ToastRegion';
import { BankTexts } from '../components/useFailureText';
import type { BankText } from '../components/useFailureText';
import { AccessGate } from './AccessGate';
import { FailureQuestion } from './FailureQuestion';
import { Frame } from './Frame';
import { LoadingRows } from '../kernel/LoadingRows';
import { ScreenTable } from '../kernel/ScreenTable';
import { useService } from '../kernel/ServicesContext';
import { ScreenOutlet } from './ScreenOutlet';
import { SessionEndWatch } from './SessionEndWatch';
import { ShellViewModel } from '../flow/access/ShellViewModel';
import { useKeptFrame } from './useKeptFrame';
import { ViewOnlyBanner } from './ViewOnlyBanner';

const DirectoryNotice = lazy(() => import('./DirectoryNotice').then((module) => ({ default: module.DirectoryNotice })));

/** The frame of the signed-in application, and the addresses of its screens (specification 1, section 2). */
export const Shell = observer(function Shell() {
  const visibility = useService(AmountVisibility);
  const toasts = useService(Toasts);
  const businessErrors = useService(BusinessErrorsStore);
  const directories = useService(DirectoryStore);
  const bankTime = useService(BankTime);
  const { mayOpen } = useService(ShellViewModel);
  const screens = useService(ScreenTable);
  const { held } = businessErrors;
  // Another edition is another value, so that every text on the screen is looked up anew.
  const bankTexts = useCallback<BankText>(
    (code, language) => businessErrors.textOf(code, language, held),
    [businessErrors, held],
  );
  const { pathname } = useLocation();
  useKeptFrame();
  return (
    <BankTexts value={bankTexts}>
      <OpenScreens value={mayOpen}>
        <FailureHelp value={FailureQuestion}>
          <HiddenAmounts value={visibility.hidden}>
            <Frame>
              <Page kind={screens.kindAt(pathname)}>
                <ViewOnlyBanner />
                <Suspense>{directories.failed.length > 0 && <DirectoryNotice />}</Suspense>
                <Suspense fallback={<LoadingRows />}>
                  <BankNow value={bankTime.now}>
                    <AccessGate>
                      <ScreenOutlet />
                    </AccessGate>
                  </BankNow>
                </Suspense>
              </Page>
            </Frame>
            <ToastRegion toasts={toasts} />
            <SessionEndWatch />
          </HiddenAmounts>
        </FailureHelp>
      </OpenScreens>
    </BankTexts>
  );
});
