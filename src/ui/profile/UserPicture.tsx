import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';

import { AvatarStore } from '../../application/profile/AvatarStore';
import { classNames } from '../components/classNames';
import { useService } from '../shell/ServicesContext';
import styles from './UserPicture.module.css';

interface UserPictureProps {
  /** Stand in for the picture where there is none. */
  readonly initials: string | undefined;
  readonly size?: 'normal' | 'large';
}

/** The face of the person who is signed in, or their initials. The name stands beside it, so it is passed over by screen readers. */
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

/** An address of bytes in this page, for as long as they are shown. */
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
