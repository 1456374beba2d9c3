import { ContainerModule } from 'inversify';

import { MyTableChoice } from '../../application/preferences/MyTableChoice';
import { CalendarViewModel } from '../../ui/features/accounts/calendar/CalendarViewModel';
import { HistoryScreenDeps, HistoryScreenViewModel } from '../../ui/features/accounts/history/HistoryScreenViewModel';
import { SwiftTimelineDeps, SwiftTimelineViewModel } from '../../ui/objects/operations/SwiftTimelineViewModel';
import {
  TransactionDetailsDeps,
  TransactionDetailsViewModel,
} from '../../ui/objects/operations/TransactionDetailsViewModel';
import { MyTableDeps, MyTableViewModel } from '../../ui/features/accounts/myTable/MyTableViewModel';
import { PaymentContextDeps, PaymentContext } from '../../ui/flow/payment/PaymentContext';
import { PaymentKinds } from '../../ui/flow/payment/PaymentKinds';
import { PAYMENT_KINDS } from '../../ui/features/payments/kinds/paymentKinds';
import { PaymentHubViewModel, PaymentHubDeps } from '../../ui/features/payments/hub/PaymentHubViewModel';
import {
  CategoryChoiceDeps,
  CategoryChoiceViewModel,
} from '../../ui/features/accounts/spending/CategoryChoiceViewModel';
import { SpendingDeps, SpendingScreenViewModel } from '../../ui/features/accounts/spending/SpendingScreenViewModel';
import { SigningViewModel, SigningDeps } from '../../ui/features/company/signing/SigningViewModel';

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
  bind(PaymentKinds)
    .toDynamicValue((context) => new PaymentKinds(PAYMENT_KINDS, context.get(PaymentContext)))
    .inSingletonScope();
  bind(SigningViewModel).toSelf().inSingletonScope();
  bind(SigningDeps).toSelf();
});
