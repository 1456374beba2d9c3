import { ContainerModule } from 'inversify';

import { MyTableChoice } from '../../application/preferences/MyTableChoice';
import { CalendarViewModel } from '../../ui/calendar/CalendarViewModel';
import { HistoryScreenDeps, HistoryScreenViewModel } from '../../ui/history/HistoryScreenViewModel';
import { SwiftTimelineDeps, SwiftTimelineViewModel } from '../../ui/history/SwiftTimelineViewModel';
import { TransactionDetailsDeps, TransactionDetailsViewModel } from '../../ui/history/TransactionDetailsViewModel';
import { MyTableDeps, MyTableViewModel } from '../../ui/myTable/MyTableViewModel';
import { PaymentContextDeps, PaymentContext } from '../../ui/payment/PaymentContext';
import { PaymentHubViewModel, PaymentHubDeps } from '../../ui/payment/PaymentHubViewModel';
import { CategoryChoiceDeps, CategoryChoiceViewModel } from '../../ui/spending/CategoryChoiceViewModel';
import { SpendingDeps, SpendingScreenViewModel } from '../../ui/spending/SpendingScreenViewModel';
import { SigningViewModel, SigningDeps } from '../../ui/signing/SigningViewModel';

/**
 * Bindings of the view-models of signed-in screens. A screen has its own instance while it is shown; those that several pages
 * share, or that must keep typed text, have one instance per sign-in.
 */
export const screensModule = new ContainerModule(({ bind }) => {
  bind(CalendarViewModel).toSelf();
  bind(MyTableChoice).toSelf().inSingletonScope();
  bind(MyTableViewModel).toSelf();
  bind(MyTableDeps).toSelf();
  bind(HistoryScreenViewModel).toSelf().inSingletonScope();
  bind(HistoryScreenDeps).toSelf();
  bind(TransactionDetailsViewModel).toSelf();
  bind(TransactionDetailsDeps).toSelf();
  bind(PaymentHubViewModel).toSelf();
  bind(PaymentHubDeps).toSelf();
  bind(SpendingScreenViewModel).toSelf();
  bind(SpendingDeps).toSelf();
  bind(CategoryChoiceViewModel).toSelf();
  bind(CategoryChoiceDeps).toSelf();
  bind(SwiftTimelineViewModel).toSelf();
  bind(SwiftTimelineDeps).toSelf();
  bind(PaymentContext).toSelf().inSingletonScope();
  bind(PaymentContextDeps).toSelf();
  bind(SigningViewModel).toSelf().inSingletonScope();
  bind(SigningDeps).toSelf();
});
