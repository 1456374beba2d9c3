import { describe, expect, it } from 'vitest';

import { originBound } from '../../../bank/networks/originBound';

describe('a message with a code', () => {
  it('ends with the line that binds the code to the site', () => {
    expect(originBound('482913 is your code.', '482913', 'https://bank.example:8443/app')).toBe(
      '482913 is your code.\n\n@bank.example #482913',
    );
  });

  it.each(['http://bank.example', 'https://127.0.0.1:8080', 'https://[::1]', 'https://localhost'])(
    'has no such line at %s',
    (address) => {
      expect(originBound('482913 is your code.', '482913', address)).toBe('482913 is your code.');
    },
  );
});
