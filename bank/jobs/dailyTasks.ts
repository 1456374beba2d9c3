import { dormancy } from '../accounts/dormancy';
import { depositClosings } from '../deposits/depositClosings';
import { depositInterest } from '../deposits/depositDay';
import { invoiceIntake } from '../invoices/invoiceIntake';
import { loanDays } from '../loans/loanDay';
import type { DailyTask } from './DailyWork';

/** Everything the bank does once a day, in the order it is done. */
export const DAILY_TASKS: readonly DailyTask[] = [dormancy, depositInterest, depositClosings, loanDays, invoiceIntake];
