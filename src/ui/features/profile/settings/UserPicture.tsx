import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { AvatarStore } from '../../../../application/profile/AvatarStore';
import { classNames } from '../../../components/classNames';
import { useObjectAddress } from '../../../components/useObjectAddress';
import { useService } from '../../../kernel/ServicesContext';
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
  const address = useObjectAddress(picture, 'image/jpeg');

  useEffect(() => {
    void avatar.refresh();
  }, [avatar, version]);

  return (
    <span className={classNames(styles['picture'], size === 'large' && styles['large'])} aria-hidden="true">
      {address === undefined ? initials : <img className={styles['image']} src={address} alt="" />}
    </span>
  );
});
