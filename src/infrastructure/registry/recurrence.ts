import * as z from 'zod/mini';

import { PERIODICITIES, setDaysOf } from '../../domain/schedule/Recurrence';
import type { Recurrence } from '../../domain/schedule/Recurrence';
import { MAX_SET_DAYS } from '../../domain/schedule/scheduleLimits';
import { bankDay } from './codecs';

/** Recurrence fields: a periodicity with a first and an optional last day, or days chosen one by one (`YYYY-MM-DD`). */
export const RECURRENCE_FIELDS = {
  periodicity: z.enum(PERIODICITIES),
  dateFrom: z.optional(bankDay),
  dateTo: z.optional(bankDay),
  datesArr: z.optional(z.array(bankDay).check(z.minLength(1), z.maxLength(MAX_SET_DAYS))),
} as const;

interface WireRecurrence {
  readonly periodicity: Recurrence['periodicity'];
  readonly dateFrom?: z.output<typeof bankDay> | undefined;
  readonly dateTo?: z.output<typeof bankDay> | undefined;
  readonly datesArr?: readonly z.output<typeof bankDay>[] | undefined;
}

export function isWholeRecurrence({ periodicity, dateFrom, dateTo, datesArr }: WireRecurrence): boolean {
  return periodicity === 'onSetDates'
    ? datesArr !== undefined && dateFrom === undefined && dateTo === undefined
    : datesArr === undefined && dateFrom !== undefined;
}

export function decodeRecurrence({ periodicity, dateFrom, dateTo, datesArr = [] }: WireRecurrence): Recurrence {
  if (periodicity === 'onSetDates') {
    return setDaysOf(datesArr);
  }
  if (dateFrom === undefined) {
    throw new Error('A recurrence that repeats begins on a day');
  }
  return { periodicity, firstDay: dateFrom, lastDay: dateTo };
}

export function encodeRecurrence(recurrence: Recurrence) {
  return recurrence.periodicity === 'onSetDates'
    ? { periodicity: recurrence.periodicity, datesArr: [...recurrence.days] }
    : { periodicity: recurrence.periodicity, dateFrom: recurrence.firstDay, dateTo: recurrence.lastDay };
}
