import type { BankServices } from '../kernel/BankServices';
import { AccountOpenings } from '../jobs/AccountOpenings';
import { CardOrders } from '../jobs/CardOrders';
import { DailyWork } from '../kernel/DailyWork';
import { DAILY_TASKS } from '../jobs/dailyTasks';
import { DigitalLoanReview } from '../jobs/DigitalLoanReview';
import { DirectDebits } from '../jobs/DirectDebits';
import { DocumentExpiry } from '../jobs/DocumentExpiry';
import { LimitReview } from '../jobs/LimitReview';
import { OverdraftReview } from '../jobs/OverdraftReview';
import { PassportReview } from '../jobs/PassportReview';
import { QrArrivals } from '../jobs/QrArrivals';
import { RestructuringReview } from '../jobs/RestructuringReview';
import { Retention } from '../jobs/Retention';
import { SalaryPayments } from '../jobs/SalaryPayments';
import { ScheduledPayments } from '../jobs/ScheduledPayments';
import { WalletRegistrations } from '../jobs/WalletRegistrations';
import { MessageDispatcher } from '../networks/MessageDispatcher';
import { RailDispatcher } from '../networks/RailDispatcher';
import { SandboxDigitalLoanApprover } from '../sandbox/SandboxDigitalLoanApprover';
import { SandboxLimitApprover } from '../sandbox/SandboxLimitApprover';
import { SandboxOverdraftApprover } from '../sandbox/SandboxOverdraftApprover';
import { SandboxPassportApprover } from '../sandbox/SandboxPassportApprover';
import { SandboxRestructuringApprover } from '../sandbox/SandboxRestructuringApprover';
import type { CallLog } from '../kernel/Call';
import type { PollingJob } from '../kernel/PollingJob';

export const JOB_NAMES = [
  'textMessages',
  'letters',
  'networkOrders',
  'qrArrivals',
  'cardOrders',
  'walletRegistrations',
  'accountOpenings',
  'passportReview',
  'limitReview',
  'overdraftReview',
  'restructuringReview',
  'digitalLoanReview',
  'scheduledPayments',
  'directDebits',
  'salaryPayments',
  'documentExpiry',
  'dailyWork',
  'retention',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** The jobs of a bank; a job is absent where the bank is not connected to what it needs. */
export type BackgroundJobs = Readonly<Record<JobName, PollingJob | undefined>>;

/** Jobs that a call has something to do for as soon as it has committed. */
export const WOKEN_BY_CALLS: readonly JobName[] = ['textMessages', 'letters', 'networkOrders', 'salaryPayments'];

/** Jobs that wait for a time of day or an age, so that a clock which was moved has something to do for them. */
export const WOKEN_BY_CLOCK: readonly JobName[] = [
  'networkOrders',
  'textMessages',
  'letters',
  'retention',
  'cardOrders',
  'walletRegistrations',
  'accountOpenings',
  'passportReview',
  'limitReview',
  'overdraftReview',
  'restructuringReview',
  'digitalLoanReview',
  'scheduledPayments',
  'directDebits',
  'documentExpiry',
  'dailyWork',
];

export interface BackgroundDeps {
  readonly log: CallLog;
  /** Called when a job has written data for other jobs or open pages. */
  readonly changed: () => void;
}

/** Makes every job of the bank; none is started. */
export function backgroundJobs(bank: BankServices, { log, changed }: BackgroundDeps): BackgroundJobs {
  const { sms, email, rails, qrOperator, cardProcessing, walletOperator } = bank.networks;
  const review = { log, decided: changed };
  // Outside a sandbox people at the bank review, with a program of their own.
  const inSandbox = <Job>(make: () => Job): Job | undefined => (bank.configuration.sandbox ? make() : undefined);
  return {
    textMessages: new MessageDispatcher(bank, { channel: 'sms', sender: sms }, log),
    letters: email && new MessageDispatcher(bank, { channel: 'email', sender: email }, log),
    networkOrders: new RailDispatcher(bank, rails, { log, changed }),
    qrArrivals: qrOperator && new QrArrivals(bank, qrOperator, { log, changed }),
    cardOrders: cardProcessing && new CardOrders(bank, cardProcessing, { log, changed }),
    walletRegistrations: walletOperator && new WalletRegistrations(bank, { log, changed }),
    accountOpenings: new AccountOpenings(bank, { log, changed }),
    passportReview: inSandbox(() => new PassportReview(bank, new SandboxPassportApprover(), review)),
    limitReview: inSandbox(() => new LimitReview(bank, new SandboxLimitApprover(), review)),
    overdraftReview: inSandbox(() => new OverdraftReview(bank, new SandboxOverdraftApprover(), review)),
    restructuringReview: inSandbox(() => new RestructuringReview(bank, new SandboxRestructuringApprover(), review)),
    digitalLoanReview: inSandbox(() => new DigitalLoanReview(bank, new SandboxDigitalLoanApprover(), review)),
    scheduledPayments: new ScheduledPayments(bank, { log, changed }),
    directDebits: new DirectDebits(bank, { log, changed }),
    salaryPayments: new SalaryPayments(bank, { log, changed }),
    documentExpiry: new DocumentExpiry(bank, { log, changed }),
    dailyWork: new DailyWork(bank, DAILY_TASKS, { log, changed }),
    retention: new Retention(bank, log),
  };
}
