import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';

import { AvatarStore } from '../../application/profile/AvatarStore';
import { classNames } from '../components/classNames';
import { useService } from '../shell/ServicesContext';
import styles from './UserPicture.module.css';

interface UserPictureProps {
  /** Initials shown when there is no picture. */
  readonly initials: string | undefined;
  readonly size?: 'normal' | 'large';
}

/** Picture of the user, or the initials. The name stands beside it, so it is hidden from screen readers. */
export const UserPicture = observer(function UserPicture({ initials, size = 'normal' }: UserPictureProps) {
  const avatar = useService(AvatarStore);
  const { picture, version } = avatar;
  const address = usePictureAddress(picture);

  useEffect(() => {
    void avatar.refresh();
  }, [avatar, version]);

  return (
    <span className={classNames(styles['picture'], size === 'large' && styles['large'])} aria-hidden="true">
      {address === undefined ? initials : <img className={styles['image']} src={address} alt="" />}
    </span>
  );
});

/** Object URL of the picture, for as long as it is shown. */
function usePictureAddress(picture: Uint8Array<ArrayBuffer> | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (picture === undefined) {
      setAddress(undefined);
      return undefined;
    }
    const made = URL.createObjectURL(new Blob([picture], { type: 'image/jpeg' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
