import { describe, expect, it } from 'vitest';

import { holderOfPerson, isHolder } from '../../../src/domain/shop/cardHolder';
import { MAX_HOLDER_LENGTH } from '../../../src/domain/shop/shopViolations';

describe('the name of a person on a card', () => {
  it.each([
    ['Aibek Asanov', 'AIBEK ASANOV'],
    ['Айбек Асанов', 'AIBEK ASANOV'],
    ['Ayşe Yıldız', 'AYSE YILDIZ'],
    ['Łukasz Łódź', 'LUKASZ LODZ'],
    ['Anne-Marie O’Neill', "ANNE-MARIE O'NEILL"],
    ['Konstantin Aleksandrovich Rozhdestvensky', 'K A ROZHDESTVENSKY'],
    ['Bakyt Zhumabekovich Asanbekov', 'BAKYT Z ASANBEKOV'],
  ])('of %s is %s', (name, holder) => {
    expect(holderOfPerson(name)).toBe(holder);
    expect(isHolder(holder)).toBe(true);
  });

  it('fits on the card when the last word alone is too long', () => {
    expect(holderOfPerson(`Li ${'Wolfeschlegelsteinhausenbergerdorff'}`)).toHaveLength(MAX_HOLDER_LENGTH);
  });

  it('is left to the customer when a letter cannot be written in Latin letters', () => {
    expect(holderOfPerson('王小明')).toBe('');
  });
});
