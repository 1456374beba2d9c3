import { describe, expect, it } from 'vitest';

import { distanceKm, isOpen, openingOf } from '../../../src/domain/directory/servicePoints';

const BRANCH = {
  hours: [
    { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' },
    { days: [6], from: '10:00', to: '14:00' },
  ],
};

/** Moment of the week of 23 November 2026, a Monday, in Bishkek time. */
function at(day: number, time: string): number {
  return Date.parse(`2026-11-${22 + day}T${time}:00+06:00`);
}

describe('opening of a branch', () => {
  it.each([
    ['Monday, a minute before it opens', at(1, '08:59'), { state: 'closed', day: 1, from: '09:00', isToday: true }],
    ['Monday, as it opens', at(1, '09:00'), { state: 'open', until: '17:00' }],
    ['Friday, the last minute', at(5, '16:59'), { state: 'open', until: '17:00' }],
    ['Friday, as it closes', at(5, '17:00'), { state: 'closed', day: 6, from: '10:00', isToday: false }],
    ['Saturday', at(6, '13:30'), { state: 'open', until: '14:00' }],
    ['Sunday', at(7, '12:00'), { state: 'closed', day: 1, from: '09:00', isToday: false }],
  ])('on %s', (_title, now, opening) => {
    expect(openingOf(BRANCH, now)).toEqual(opening);
    expect(isOpen(BRANCH, now)).toBe(opening.state === 'open');
  });

  it('is by the day of Bishkek, which begins while it is still yesterday in Greenwich', () => {
    expect(
      openingOf({ hours: [{ days: [2], from: '00:00', to: '06:00' }] }, Date.parse('2026-11-23T18:30:00Z')),
    ).toEqual({
      state: 'open',
      until: '06:00',
    });
  });

  it('comes again in a week when it is open on one day and that day is over', () => {
    const hours = [{ days: [1], from: '09:00', to: '10:00' }];
    expect(openingOf({ hours }, at(1, '11:00'))).toEqual({ state: 'closed', day: 1, from: '09:00', isToday: false });
  });

  it('is around the clock without hours', () => {
    expect(openingOf({ hours: [] }, at(7, '03:00'))).toEqual({ state: 'always' });
  });
});

describe('distance on the ground', () => {
  it('is that from Bishkek to Osh, about 300 kilometres', () => {
    const bishkek = { latitude: 42.8746, longitude: 74.5698 };
    const osh = { latitude: 40.5283, longitude: 72.7985 };
    expect(Math.round(distanceKm(bishkek, osh))).toBe(299);
    expect(distanceKm(bishkek, bishkek)).toBe(0);
  });
});
