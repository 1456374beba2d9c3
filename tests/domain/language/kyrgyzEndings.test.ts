import { describe, expect, test } from 'vitest';

import { withKyrgyzEndings } from '../../../src/domain/language/kyrgyzEndings';
import { filled } from '../../../src/domain/language/template';

describe('the case of a value in a Kyrgyz text', () => {
  test.each([
    ['13:30', 'га', '13:30га'],
    ['13:13', 'га', '13:13кө'],
    ['13:15', 'га', '13:15ке'],
    ['13:00', 'га', '13:00гө'],
    ['09:20', 'га', '09:20га'],
    ['09:40', 'га', '09:40ка'],
    ['09:50', 'га', '09:50гө'],
    ['18:01', 'да', '18:01де'],
    ['18:10', 'да', '18:10до'],
    ['18:44', 'да', '18:44тө'],
    ['13\u00a0%', 'дан', '13\u00a0%дан'],
    ['8', 'дан', '8ден'],
    ['9', 'дан', '9дан'],
    ['60', 'дан', '60тан'],
    ['90', 'дан', '90дон'],
    ['100', 'дан', '100дөн'],
    ['5\u00a0000', 'га', '5\u00a0000ге'],
    ['2\u00a0000\u00a0000', 'га', '2\u00a0000\u00a0000го'],
    ['500\u00a0сом', 'дан', '500\u00a0сомдон'],
    ['20\u00a0$', 'га', '20\u00a0$га'],
    ['Айсулуу', 'га', 'Айсулууга'],
    ['Бишкек', 'да', 'Бишкекте'],
  ])('of %s with [%s] is %s', (value, ending, ended) => {
    expect(withKyrgyzEndings(`${value}[${ending}] чейин`, [value])).toBe(`${ended} чейин`);
  });

  test('follows a placeholder of a template', () => {
    expect(filled('Карта саат {{time}}[га] чейин бөгөттөлөт', { time: '13:30' })).toBe(
      'Карта саат 13:30га чейин бөгөттөлөт',
    );
  });

  test('leaves brackets that do not stand behind a value', () => {
    expect(withKyrgyzEndings('Максаты: [га] 5', ['5'])).toBe('Максаты: [га] 5');
  });
});
