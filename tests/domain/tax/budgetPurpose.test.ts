import { describe, expect, it } from 'vitest';

import { budgetPurpose } from '../../../src/domain/tax/budgetPurpose';

const VEHICLE = {
  ru: 'Налог на транспортные средства',
  en: 'Vehicle tax',
  kg: 'Транспорт каражаттарына салык',
  cn: '车辆税',
};
const LAND = { ru: 'Земельный налог', en: 'Land tax', kg: 'Жер салыгы', cn: '土地税' };
const FINE = { ru: 'Штраф', en: 'Fine', kg: 'Айып', cn: '罚款' };

describe('what is owed to the budget', () => {
  it.each([
    ['ru', 'Налог на транспортные средства за 2026 год, 01KG123ABC'],
    ['en', 'Vehicle tax for 2026, 01KG123ABC'],
    ['kg', 'Транспорт каражаттарына салык, 2026-жыл үчүн, 01KG123ABC'],
    ['cn', '车辆税，2026 年度，01KG123ABC'],
  ] as const)('for a vehicle, in %s', (language, words) => {
    expect(budgetPurpose(VEHICLE, { taxPeriod: '2026', vehicleNumber: '01KG123ABC' }, language)).toBe(words);
  });

  it.each([
    ['ru', 'Земельный налог за 2025 год, ЕНИ 1-02-03'],
    ['cn', '土地税，2025 年度，ENI 1-02-03'],
  ] as const)('for land, in %s', (language, words) => {
    expect(budgetPurpose(LAND, { taxPeriod: '2025', eniCode: '1-02-03' }, language)).toBe(words);
  });

  it.each([
    ['ru', 'Штраф, постановление BG1'],
    ['en', 'Fine, ruling BG1'],
    ['kg', 'Айып, токтом BG1'],
    ['cn', '罚款，处罚决定书 BG1'],
  ] as const)('for a breach, by its decision and not by the vehicle, in %s', (language, words) => {
    expect(budgetPurpose(FINE, { decisionNumber: 'BG1', vehicleNumber: '01KG123ABC' }, language)).toBe(words);
  });
});
