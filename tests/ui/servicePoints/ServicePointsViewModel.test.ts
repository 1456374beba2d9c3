import { describe, expect, it } from 'vitest';

import type { ServicePoint } from '../../../src/domain/directory/BankDirectories';
import { refusal, success } from '../../../src/domain/result/Result';
import { ServicePointsViewModel } from '../../../src/ui/features/entrance/servicePoints/ServicePointsViewModel';

const SUNDAY = Date.parse('2026-11-29T12:00:00+06:00');

function text(word: string): ServicePoint['name'] {
  return { ru: word, en: word, kg: word, cn: word };
}

const HOURS = [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }];

const POINTS: readonly ServicePoint[] = [
  {
    kind: 'branch',
    name: { ...text('Ёлка'), en: 'Fir' },
    region: 'KG-GB',
    latitude: 42.87,
    longitude: 74.6,
    hours: HOURS,
  },
  { kind: 'atm', name: text('Базар'), region: 'KG-GB', latitude: 42.88, longitude: 74.57, hours: [] },
  { kind: 'terminal', name: text('Ош'), region: 'KG-GO', latitude: 40.53, longitude: 72.8, hours: [] },
].map((point, index) => ({ ...point, id: String(index), address: text('улица'), services: [] }) as ServicePoint);

async function model(location: Awaited<ReturnType<ConstructorParameters<typeof ServicePointsViewModel>[1]['find']>>) {
  const made = new ServicePointsViewModel(
    { execute: async () => success({ dataVersion: 1n, content: POINTS }) as never },
    { find: async () => location },
    { now: () => SUNDAY },
  );
  await made.load();
  return made;
}

const OSH = success({ latitude: 40.52, longitude: 72.79 });

function idsOf({ found }: ServicePointsViewModel): readonly string[] {
  return found.map(({ point }) => point.id);
}

describe('points that are shown', () => {
  it('are those of Bishkek first, and of the region that is chosen then', async () => {
    const shown = await model(OSH);
    expect(idsOf(shown)).toEqual(['0', '1']);
    shown.setRegion('KG-GO');
    expect(idsOf(shown)).toEqual(['2']);
    shown.setRegion('');
    expect(idsOf(shown)).toEqual(['0', '1', '2']);
  });

  it('are searched for in every language, whichever way a letter is written', async () => {
    const shown = await model(OSH);
    shown.setSearch('елка');
    expect(idsOf(shown)).toEqual(['0']);
    shown.setSearch('FIR ули');
    expect(idsOf(shown)).toEqual(['0']);
  });

  it('are those open on a Sunday when asked for, and never of no kind', async () => {
    const shown = await model(OSH);
    shown.toggleOpenOnly();
    expect(idsOf(shown)).toEqual(['1']);
    shown.toggleOpenOnly();
    shown.toggleKind('branch');
    expect(idsOf(shown)).toEqual(['1']);
    shown.toggleKind('terminal');
    shown.toggleKind('atm');
    expect(shown.kinds).toEqual(['atm']);
  });

  it('forget a chosen point that no longer passes', async () => {
    const shown = await model(OSH);
    shown.select('0');
    expect(shown.selected?.point.id).toBe('0');
    shown.toggleKind('branch');
    expect(shown.selected).toBeUndefined();
  });
});

describe('points near the user', () => {
  it('are those of the whole country, the nearest first', async () => {
    const shown = await model(OSH);
    await shown.findNear();
    expect(idsOf(shown)).toEqual(['2', '1', '0']);
    expect(Math.round(shown.found[0]?.distanceKm ?? -1)).toBe(1);
  });

  it('stay as they were when the location is not given', async () => {
    const shown = await model(refusal({ code: 'LOCATION_DENIED' }));
    await shown.findNear();
    expect([idsOf(shown), shown.locationFailure?.code, shown.isLocating]).toEqual([
      ['0', '1'],
      'LOCATION_DENIED',
      false,
    ]);
  });
});

it('says that nothing was loaded when the bank does not answer', async () => {
  const failed = new ServicePointsViewModel(
    { execute: async () => refusal({ code: 'CONNECTION_LOST' }) as never },
    { find: async () => OSH },
    { now: () => SUNDAY },
  );
  await failed.load();
  expect(failed.status).toBe('ERROR');
});
