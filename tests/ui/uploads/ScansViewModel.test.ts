import { describe, expect, it } from 'vitest';

import { AvatarStore } from '../../../src/application/profile/AvatarStore';
import type { Pictures } from '../../../src/application/ports/Pictures';
import { UserStore } from '../../../src/application/user/UserStore';
import { refusal, success } from '../../../src/domain/result/Result';
import { AvatarViewModel } from '../../../src/ui/features/profile/settings/AvatarViewModel';
import { ScansViewModel } from '../../../src/ui/flow/uploads/ScansViewModel';
import { aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers } from '../../application/support/fakePorts';
import { pdfWith, pngOf, SMALL_JPEG } from '../../support/samplePictures';

const UUID = '0b6c1d6e-2a4f-4f0e-9d57-6a1f0a4d2b11';
const unreadable: Pictures = { square: async () => undefined, shrink: async () => undefined };
const shrinking: Pictures = { square: async () => SMALL_JPEG, shrink: async () => SMALL_JPEG };

function aGateway(kept = true) {
  return new FakeOperationGateway({
    UPLOAD_FILE: () =>
      kept ? success({ uuid: UUID, extension: 'jpg' as const, size: 307 }) : refusal({ code: 'FILE_DAMAGED' as const }),
    GET_SELF_USER_DATA: () => success(aUser({ avatarDataVersion: 1n })),
    GET_AVATAR: () => success({ dataVersion: 1n, picture: SMALL_JPEG }),
    SET_AVATAR: () => success({ dataVersion: 2n }),
  });
}

function someScans(gateway: FakeOperationGateway, pictures = unreadable) {
  return new ScansViewModel({ gateway, identifiers: new CountingIdentifiers(), pictures });
}

describe('ScansViewModel', () => {
  it('are sent as soon as they are chosen, and wanted by the form', async () => {
    const scans = someScans(aGateway());
    expect(scans.violation).toBe('SCAN_REQUIRED');
    const adding = scans.add([
      { name: 'front.png', bytes: pngOf(2, 2) },
      { name: 'back.pdf', bytes: pdfWith() },
    ]);
    await adding;
    expect(scans.items.map(({ status, extension }) => [status, extension])).toEqual([
      ['kept', 'png'],
      ['kept', 'pdf'],
    ]);
    expect(scans.uuids).toEqual([UUID, UUID]);
    expect(scans.violation).toBeUndefined();
  });

  it('of a refused type never leave the device', async () => {
    const gateway = aGateway();
    const scans = someScans(gateway);
    await scans.add([{ name: 'notes.txt', bytes: new Uint8Array([65, 66]) }]);
    expect(scans.items[0]).toMatchObject({ status: 'failed', failure: { code: 'FILE_TYPE_NOT_ALLOWED' } });
    expect(scans.violation).toBe('SCANS_NOT_READY');
    scans.clear();
    expect(scans.items).toEqual([]);
  });

  it('made by a camera are made smaller first', async () => {
    const scans = someScans(aGateway(), shrinking);
    await scans.add([{ name: 'photo.png', bytes: new Uint8Array(2_000_000) }]);
    expect(scans.items[0]).toMatchObject({ extension: 'jpg', bytes: SMALL_JPEG, status: 'kept' });
  });

  it('are four at most', async () => {
    const scans = someScans(aGateway());
    await scans.add(Array.from({ length: 6 }, (_none, index) => ({ name: `${index}.png`, bytes: pngOf(2, 2) })));
    expect(scans.items).toHaveLength(4);
    expect(scans.isFull).toBe(true);
  });

  it('that were refused may be tried again or removed', async () => {
    const scans = someScans(aGateway(false));
    await scans.add([{ name: 'front.png', bytes: pngOf(2, 2) }]);
    const [scan] = scans.items;
    expect(scan).toMatchObject({ status: 'failed', failure: { code: 'FILE_DAMAGED' } });
    if (scan !== undefined) {
      await scans.retry(scan.id);
      expect(scans.items[0]?.status).toBe('failed');
      scans.remove(scan.id);
    }
    expect(scans.items).toEqual([]);
  });
});

describe('AvatarViewModel', () => {
  it('shows at once what the bank has taken, and what it had before', async () => {
    const gateway = aGateway();
    const user = new UserStore(gateway);
    await user.reload();
    const avatar = new AvatarStore(gateway, user);
    await avatar.refresh();
    expect(avatar.picture).toBe(SMALL_JPEG);
    const model = new AvatarViewModel({ gateway, pictures: shrinking, avatar });
    await model.remove();
    expect(model.hasPicture).toBe(false);
    await model.choose(pngOf(9, 9));
    expect([model.hasPicture, model.busy, model.unreadable, model.failure]).toEqual([true, false, false, undefined]);
  });

  it('says so when the chosen file is no picture', async () => {
    const gateway = aGateway();
    const model = new AvatarViewModel({
      gateway,
      pictures: unreadable,
      avatar: new AvatarStore(gateway, new UserStore(gateway)),
    });
    await model.choose(new Uint8Array([1]));
    expect(model.unreadable).toBe(true);
    expect(model.hasPicture).toBe(false);
  });
});
