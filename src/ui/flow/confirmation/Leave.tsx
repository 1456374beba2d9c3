import { Button, ButtonLink } from '../../components/Button';
import type { WayOut } from './CodeFrame';

interface LeaveProps {
  readonly way: WayOut;
  readonly tone?: 'primary' | 'secondary';
}

/** Button or link that leads out of a page. */
export function Leave({ way, tone = 'secondary' }: LeaveProps) {
  return 'to' in way ? (
    <ButtonLink tone={tone} to={way.to}>
      {way.label}
    </ButtonLink>
  ) : (
    <Button tone={tone} onClick={way.onPress}>
      {way.label}
    </Button>
  );
}
