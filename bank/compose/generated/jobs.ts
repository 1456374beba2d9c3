// Written by `npm run generate` from the files that define a job.
import { accountOpenings } from '../../modules/shop/accountOpenings';
import { cardOrders } from '../../modules/cards/cardOrders';
import { dailyWork } from '../../jobs/dailyWork';
import { digitalLoanReview } from '../../sandbox/reviews/digitalLoanReview';
import { directDebits } from '../../modules/directDebits/directDebits';
import { documentExpiry } from '../../modules/corporate/documentExpiry';
import { letters } from '../../networks/letters';
import { limitReview } from '../../sandbox/reviews/limitReview';
import { networkOrders } from '../../networks/networkOrders';
import { overdraftReview } from '../../sandbox/reviews/overdraftReview';
import { passportReview } from '../../sandbox/reviews/passportReview';
import { qrArrivals } from '../../modules/qr/qrArrivals';
import { resealing } from '../../jobs/resealing';
import { restructuringReview } from '../../sandbox/reviews/restructuringReview';
import { retention } from '../../jobs/retention';
import { salaryPayments } from '../../modules/batches/salaryPayments';
import { scheduledPayments } from '../../modules/schedules/scheduledPayments';
import { textMessages } from '../../networks/textMessages';
import { walletRegistrations } from '../../modules/wallets/walletRegistrations';

/** Every job of the bank, by its name. */
export const JOBS = {
  accountOpenings,
  cardOrders,
  dailyWork,
  digitalLoanReview,
  directDebits,
  documentExpiry,
  letters,
  limitReview,
  networkOrders,
  overdraftReview,
  passportReview,
  qrArrivals,
  resealing,
  restructuringReview,
  retention,
  salaryPayments,
  scheduledPayments,
  textMessages,
  walletRegistrations,
} as const;

export const JOB_NAMES = [
  'accountOpenings',
  'cardOrders',
  'dailyWork',
  'digitalLoanReview',
  'directDebits',
  'documentExpiry',
  'letters',
  'limitReview',
  'networkOrders',
  'overdraftReview',
  'passportReview',
  'qrArrivals',
  'resealing',
  'restructuringReview',
  'retention',
  'salaryPayments',
  'scheduledPayments',
  'textMessages',
  'walletRegistrations',
] as const;
