import { render, waitFor } from '@testing-library/react';
import type { i18n } from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { catalogue } from '../../../src/application/operations/catalogue';
import type { OperationCode } from '../../../src/application/operations/catalogue';
import { mayCall } from '../../../src/application/operations/declaration';
import type { Services } from '../../../src/application/ports/Services';
import { SignedInArea } from '../../../src/application/session/SignedInArea';
import { UserStore } from '../../../src/application/user/UserStore';
import { refusal, success } from '../../../src/domain/result/Result';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { User } from '../../../src/domain/user/User';
import { createApplication } from '../../../src/infrastructure/di/createApplication';
import { RegistryOperationGateway } from '../../../src/infrastructure/grpc/RegistryOperationGateway';
import type { DenialReason } from '../../../src/ui/flow/access/accessDenial';
import { SCREEN_TABLE } from '../../../src/ui/features/screens';
import { Shell } from '../../../src/ui/shell/Shell';
import { anAccount, aUser } from '../../application/support/builders';
import { denialAt } from '../support/denialAt';
import { InApplication, restoreBrowser, russianWords, stubBrowser } from '../support/wholeApplication';

const COMPANY = { customerKind: 'C', corporateName: { ru: 'ОсОО Пример', en: '', kg: '', cn: '' } } as const;
const EXPIRED = checkedToBankDay('2020-01-01');

/** Every kind of reader to whom other screens are open. */
const READERS: Readonly<Record<string, User>> = {
  'an individual': aUser(),
  'an individual whose passport is past its expiry': aUser({ passportExpiresOn: EXPIRED }),
  'a user of a company who views': aUser({ ...COMPANY, rights: ['view'] }),
  'a user of a company who creates': aUser({ ...COMPANY, rights: ['view', 'create'] }),
  'a user of a company kept to some operations': aUser({
    ...COMPANY,
    rights: ['view', 'create', 'sign'],
    operations: ['MAKE_BANK_CLIENT_TRANSFER'],
  }),
  'a user of a company who signs': aUser({ ...COMPANY, rights: ['view', 'sign'] }),
  'a user of a company who may do everything': aUser({ ...COMPANY, rights: ['view', 'create', 'approve', 'sign'] }),
};

/** An address of every screen, with something in the place of each name. */
const ADDRESSES = SCREEN_TABLE.screens.map(({ path }) => path.replace('/*', '').replaceAll(/:[a-zA-Z]+/g, '1'));

/** Screens of settings that this bank does not have. */
const ABSENT = SCREEN_TABLE.screens
  .filter(({ setting }) => setting !== undefined)
  .map(({ path }) => path.replace('/*', ''));

/** The form offers a person's own phone, and does without where the bank tells none. */
const OWN_PHONE: Readonly<Record<string, OperationCode>> = { '/payment/provider/mobile': 'GET_PERSONAL_DATA' };

let words: i18n;

beforeAll(async () => {
  words = await russianWords();
});

beforeEach(stubBrowser);

afterEach(async () => {
  await restoreBrowser();
  vi.restoreAllMocks();
});

/** The services of a visit to a bank that knows the reader, refuses what the reader may not call, and answers nothing else. */
async function visitOf(user: User, denied: Set<OperationCode>): Promise<Services> {
  vi.spyOn(RegistryOperationGateway.prototype, 'execute').mockImplementation((async (code: OperationCode) => {
    if (code === 'GET_SELF_USER_DATA') {
      return success(user);
    }
    if (code === 'GET_ACCOUNTS_V2' && mayCall(code, catalogue[code], user)) {
      return success([anAccount()]);
    }
    // Its parts are asked for alone then.
    if (code === 'GET_FIRST_PAGE') {
      return refusal({ code: 'INTERNAL_SERVER_ERROR' });
    }
    if (mayCall(code, catalogue[code], user)) {
      return refusal({ code: 'CLIENT_ERROR' });
    }
    denied.add(code);
    return refusal({ code: 'ACCESS_DENIED' });
  }) as unknown as RegistryOperationGateway['execute']);
  const area = createApplication().services.get(SignedInArea);
  await area.open();
  await area.openJourneys();
  const { services } = area;
  if (services === undefined) {
    throw new Error('The signed-in part did not open');
  }
  await waitFor(() => expect(services.get(UserStore).user).toEqual(user));
  return services;
}

function show(services: Services, address: string) {
  return render(
    <InApplication services={services} words={words} address={address}>
      <Shell />
    </InApplication>,
  );
}

/** Waits until the page has a heading and nothing is on its way any more; answers what it says, or that it never ends. */
async function settled(
  container: HTMLElement,
): Promise<{ readonly heading: string; readonly links: readonly string[] } | undefined> {
  try {
    await waitFor(
      () => {
        expect(container.querySelector('main h1')?.textContent).toBeTruthy();
        expect(container.querySelector('[aria-busy="true"], .skeleton')).toBeNull();
      },
      { timeout: 20_000, interval: 15 },
    );
  } catch {
    return undefined;
  }
  return {
    heading: container.querySelector('main h1')?.textContent ?? '',
    links: [...container.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  };
}

it.each([
  ['an employee of the bank', aUser({ isEmployee: true }), aUser()],
  [
    'a user of a company who approves',
    aUser({ ...COMPANY, rights: ['view', 'approve'] }),
    aUser({ ...COMPANY, rights: ['view'] }),
  ],
] as const)('%s finds the same screens open as others of the same rights', (_reader, user, other) => {
  const denials = (reader: User) =>
    ADDRESSES.map((address) => denialAt(address, { ...reader, isViewOnly: false })?.reason);
  expect(denials(user)).toEqual(denials(other));
});

/** Title of the page in place of a closed screen; a screen customers do not learn of is said not to exist. */
function headingAt(reason: DenialReason): string {
  return reason === 'unknown' ? words.t('common:notFound.title') : words.t(`shell:doors.${reason}.title`);
}

describe.each(Object.entries(READERS))('%s', (_reader, user) => {
  const isViewOnly = user.passportExpiresOn !== undefined;

  it(
    'sees the reason on every closed screen, and the open screens send no call the bank denies',
    { timeout: 300_000 },
    async () => {
      const denied = new Set<OperationCode>();
      const services = await visitOf(user, denied);
      const wrong: string[] = [];
      for (const address of ADDRESSES) {
        denied.clear();
        const { container, unmount } = show(services, address);
        const page = await settled(container);
        const denial = denialAt(address, { ...user, isViewOnly });
        const reason = ABSENT.includes(address) ? 'unknown' : denial?.reason;
        const isClosed = denial !== undefined && reason !== undefined && page?.heading === headingAt(reason);
        if (page === undefined) {
          wrong.push(`${address} never ends loading`);
        } else if ((denial !== undefined) !== isClosed) {
          wrong.push(`${address} is not closed by a page that says why`);
        }
        [...denied]
          .filter((code) => code !== OWN_PHONE[address])
          .forEach((code) => wrong.push(`${address} asks for ${code}`));
        const astray =
          page?.links.filter((link) => denialAt(link.replace(/[?#].*/, ''), { ...user, isViewOnly }) !== undefined) ??
          [];
        astray.forEach((link) => wrong.push(`${address} leads to ${link}, which is closed`));
        unmount();
      }
      expect(wrong).toEqual([]);
    },
  );
});
