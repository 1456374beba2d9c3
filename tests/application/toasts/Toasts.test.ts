import { describe, expect, it } from 'vitest';

import { Toasts } from '../../../src/application/toasts/Toasts';
import { MovableTime } from '../support/MovableTime';

const texts = (toasts: Toasts) => toasts.toasts.map(({ text }) => text);

describe('Toasts', () => {
  it('stay for 2499 ms', async () => {
    const time = new MovableTime();
    const toasts = new Toasts(time);
    toasts.show('Готово');
    await time.move(2498);
    expect(texts(toasts)).toEqual(['Готово']);
    await time.move(1);
    expect(texts(toasts)).toEqual([]);
  });

  it('wait while pointed at, and then have their whole time again', async () => {
    const time = new MovableTime();
    const toasts = new Toasts(time);
    toasts.show('Первый');
    await time.move(2000);
    toasts.pause();
    toasts.show('Второй');
    await time.move(60_000);
    expect(texts(toasts)).toEqual(['Первый', 'Второй']);
    toasts.resume();
    await time.move(2498);
    expect(texts(toasts)).toHaveLength(2);
    await time.move(1);
    expect(texts(toasts)).toEqual([]);
    expect(time.waiting).toBe(0);
  });

  it('can be dismissed and cleared', async () => {
    const time = new MovableTime();
    const toasts = new Toasts(time);
    toasts.show('Первый');
    toasts.show('Второй', 'negative');
    toasts.dismiss(1);
    expect(texts(toasts)).toEqual(['Второй']);
    toasts.clear();
    expect(texts(toasts)).toEqual([]);
    expect(time.waiting).toBe(0);
  });
});
