import { dormancy } from '../modules/accounts/dormancy';
import { depositClosings } from '../modules/deposits/depositClosings';
import { depositInterest } from '../modules/deposits/depositDay';
import { invoiceIntake } from '../modules/invoices/invoiceIntake';
import { invoiceSeriesTask } from '../modules/invoices/invoiceSeries';
import { loanDays } from '../modules/loans/loanDay';
import type { DailyTask } from '../kernel/DailyWork';

/** Everything the bank does once a day, in the order it is done. */
export const DAILY_TASKS: readonly DailyTask[] = [
  dormancy,
  depositInterest,
  depositClosings,
  loanDays,
  invoiceIntake,
  invoiceSeriesTask,
];
