import { sql } from 'kysely';

import type { Avatar, AvatarChange, AvatarVersion } from '../../../src/application/operations/customer';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { fileExtensionOf, LARGEST_PICTURE_BYTES, LARGEST_PICTURE_SIDE } from '../../../src/domain/file/fileRules';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { BankServices } from '../../kernel/BankServices';
import { spendAllowance } from '../../kernel/allowances';
import { UPLOADS } from '../files';
import { tellUserDataChanged } from '../notifications';
import type { CallContext } from '../../kernel/Handler';

type PictureViolation = 'FILE_TOO_LARGE' | 'FILE_TYPE_NOT_ALLOWED' | 'FILE_DAMAGED' | 'PICTURE_SIZE_NOT_ALLOWED';

/** Sets or removes the picture of the user and notifies every open page of the user. */
export async function setAvatar(
  { picture }: AvatarChange,
  { bank, caller, now }: CallContext,
): Promise<Result<AvatarVersion, Failure<PictureViolation | 'TOO_MANY_REQUESTS'>>> {
  const allowance =
    picture === undefined
      ? success(undefined)
      : await spendAllowance(bank, UPLOADS, { subject: `user ${caller.userId}` });
  if (!allowance.ok) {
    return allowance;
  }
  const cleaned = picture === undefined ? success(undefined) : await checkedPicture(bank, picture);
  if (!cleaned.ok) {
    return cleaned;
  }
  return bank.database.kysely.transaction().execute(async (transaction) => {
    // The row of the user is taken first, so that pictures put up at the same moment get versions one after the other.
    const { avatar_data_version: dataVersion } = await transaction
      .updateTable('app_user')
      .set({ avatar_data_version: sql<bigint>`avatar_data_version + 1` })
      .where('id', '=', BigInt(caller.userId))
      .returning('avatar_data_version')
      .executeTakeFirstOrThrow();
    const content = cleaned.value;
    if (content === undefined) {
      await transaction.deleteFrom('avatar').where('user_id', '=', BigInt(caller.userId)).execute();
    } else {
      await transaction
        .insertInto('avatar')
        .values({ user_id: caller.userId, content })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ content }))
        .execute();
    }
    await tellUserDataChanged(transaction, caller, now);
    return success({ dataVersion });
  });
}

async function checkedPicture(
  { pictures }: BankServices,
  picture: Uint8Array<ArrayBuffer>,
): Promise<Result<Buffer, Failure<PictureViolation>>> {
  if (picture.length > LARGEST_PICTURE_BYTES) {
    return refusal({ code: 'FILE_TOO_LARGE' });
  }
  if (fileExtensionOf(picture) !== 'jpg') {
    return refusal({ code: 'FILE_TYPE_NOT_ALLOWED' });
  }
  const size = await pictures.sizeOf('jpg', picture);
  if (size === undefined) {
    return refusal({ code: 'FILE_DAMAGED' });
  }
  if (size.width !== size.height || size.width > LARGEST_PICTURE_SIDE) {
    return refusal({ code: 'PICTURE_SIZE_NOT_ALLOWED' });
  }
  const drawn = await pictures.redraw('jpg', picture);
  return drawn === undefined ? refusal({ code: 'FILE_DAMAGED' }) : success(Buffer.from(drawn));
}

/** The picture of the user who calls, and the version it has. */
export async function readAvatar({ bank, caller }: CallContext): Promise<Avatar> {
  const row = await bank.database.kysely
    .selectFrom('app_user')
    .leftJoin('avatar', 'avatar.user_id', 'app_user.id')
    .select(['app_user.avatar_data_version', 'avatar.content'])
    .where('app_user.id', '=', BigInt(caller.userId))
    .executeTakeFirstOrThrow();
  return {
    dataVersion: row.avatar_data_version,
    picture: row.content === null ? undefined : Uint8Array.from(row.content),
  };
}
