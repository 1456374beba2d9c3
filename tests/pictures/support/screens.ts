import { GUEST_TABLE } from '../../../src/ui/features/guestScreens';
import { SCREEN_TABLE } from '../../../src/ui/features/screens';
import { accessDenial } from '../../../src/ui/flow/access/accessDenial';
import type { Reader } from '../../../src/ui/flow/access/accessDenial';
import type { GuestTable } from '../../../src/ui/kernel/GuestTable';
import type { Screen } from '../../../src/ui/kernel/Screen';
import type { ScreenTable } from '../../../src/ui/kernel/ScreenTable';

/** Pages before a sign-in. Those of its steps need a session that has begun. */
export const GUEST_SCREENS: readonly string[] = guestPictures(GUEST_TABLE);

export function guestPictures(table: GuestTable): readonly string[] {
  return table.openIn('unauthenticated').map(({ path }) => path);
}

/** Parts of a screen that chance decides; its picture leaves them out. */
export const VARYING: Readonly<Record<string, string>> = {
  '/login/authorization-corporate': 'main svg[role="img"], main strong',
  '/my-qr-list/:hash/till': 'main [role="timer"]',
};

const PERSON: Reader = { customerKind: 'I', rights: [], operations: undefined, isViewOnly: false };

/** Paths of the screens that have a picture, as people and as companies see them. */
export function pictured({ screens }: ScreenTable): {
  readonly persons: readonly string[];
  readonly companies: readonly string[];
} {
  const withPicture = screens.filter(({ picture }) => picture === undefined || 'of' in picture);
  const pathsOf = (isChosen: (screen: Screen) => boolean) => withPicture.filter(isChosen).map(({ path }) => path);
  return {
    persons: pathsOf(isOpenToPeople),
    companies: pathsOf((screen) => !isOpenToPeople(screen) || screen.picture !== undefined),
  };
}

function isOpenToPeople(screen: Screen): boolean {
  return accessDenial(screen, PERSON) === undefined;
}

export const { persons: PERSON_SCREENS, companies: COMPANY_SCREENS } = pictured(SCREEN_TABLE);

/** Name of the picture of a screen: its path, whose parts are set apart by `_`, so that `/payment-fines` and `/payment/fines` have one each. */
export function pictureName(path: string): string {
  const name = path.replace(/\/\*$/, '').replaceAll(/[/:]+/g, '_').replace(/^_/, '');
  return name === '' ? 'home' : name;
}

/** Address of a screen, with the ids its path names. */
export function addressOf(path: string, ids: Readonly<Record<string, string>>): string {
  return path.replace(/\/\*$/, '').replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) {
      throw new Error(`Nobody knows a ${name} for ${path}`);
    }
    return id;
  });
}
