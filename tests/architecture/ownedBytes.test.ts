import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { KILOBYTE, kilobytes } from '../../scripts/lib/bytes.mjs';
import { bytesByOwner, FIRST_PAGES } from '../../scripts/lib/firstPages.mjs';
import { ownerOf } from '../../scripts/lib/owners.mjs';
import type { FirstPage } from '../../scripts/lib/firstPages.mjs';

const BYTES = z.record(z.string(), z.int());
/** Approved bytes by owner; owners below a kilobyte are left out. `APPROVE_BYTES=1` writes what is built. */
const LIST = join(projectRoot(), 'tests/architecture/ownedBytes.json');
const LISTED = z.object({ login: BYTES, home: BYTES });

/** Differences of more than a kilobyte, in either direction. */
function differences(
  approved: Readonly<Record<string, number>>,
  built: ReadonlyMap<string, number>,
): readonly string[] {
  return [...new Set([...Object.keys(approved), ...built.keys()])].flatMap((owner) => {
    const [was, is] = [approved[owner] ?? 0, built.get(owner) ?? 0];
    return Math.abs(is - was) > KILOBYTE ? [`${owner}: ${was} → ${is} bytes`] : [];
  });
}

function listOf(page: FirstPage): Readonly<Record<string, number>> {
  return Object.fromEntries([...bytesByOwner(page)].filter(([, bytes]) => bytes >= KILOBYTE));
}

function tableOf(page: FirstPage): string {
  const owners = [...bytesByOwner(page)];
  const rows = owners.slice(0, 25).map(([owner, bytes]) => `${kilobytes(bytes).padStart(9)}  ${owner}`);
  const others = owners.slice(25).reduce((sum, [, bytes]) => sum + bytes, 0);
  return [`Scripts of ${page} by owner, gzip`, ...rows, `${kilobytes(others).padStart(9)}  other owners`].join('\n');
}

beforeAll(async () => {
  await ensureBuilt();
  if (process.env['APPROVE_BYTES'] === '1') {
    writeFileSync(LIST, `${JSON.stringify({ login: listOf('login'), home: listOf('home') }, undefined, 2)}\n`);
  }
});

describe('the bytes of an owner', () => {
  it.each(FIRST_PAGES)('are within a kilobyte of the approved ones: %s', (page) => {
    console.log(tableOf(page));
    const approved = LISTED.parse(JSON.parse(readFileSync(LIST, 'utf8')))[page];
    // A growth is approved by a commit that says why; what fell is approved too, so that it cannot grow back unseen.
    expect(differences(approved, bytesByOwner(page))).toEqual([]);
  });

  it('name an owner that grew by more than a kilobyte, one that is new and one that fell', () => {
    const built = new Map([
      ['zod', 14_001],
      ['dayjs', 5000],
      ['qr', 1500],
      ['mobx', 13_000],
      ['src/ui/kernel', 999],
    ]);
    expect(differences({ zod: 10_000, dayjs: 5900, mobx: 15_000 }, built)).toEqual([
      'zod: 10000 → 14001 bytes',
      'mobx: 15000 → 13000 bytes',
      'qr: 0 → 1500 bytes',
    ]);
  });

  it('belong to a package or a folder', () => {
    const root = projectRoot();
    expect(
      [
        `${root}/node_modules/@base-ui/react/esm/dialog/index.js`,
        `${root}/node_modules/grpc-web/node_modules/left/index.js`,
        `${root}/src/ui/features/accounts/home/HomeScreen.tsx`,
        `${root}/src/domain/money/Money.ts`,
        `${root}/src/locales/ru/screens/home.json`,
        `${root}/proto/generated/ibank/v1/operations.ts`,
        '\0rolldown/runtime.js',
      ].map(ownerOf),
    ).toEqual([
      '@base-ui/react',
      'left',
      'src/ui/features/accounts/home',
      'src/domain/money',
      'src/locales/ru/screens/home.json',
      'proto',
      'the bundler',
    ]);
  });
});
