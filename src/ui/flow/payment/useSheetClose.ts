import { useNavigate } from 'react-router-dom';

import type { OpenPayment } from './OpenPayment';

/** Returns a function that goes from the sheet back to the form, as the Back button does; the form then takes the operation back. */
export function useSheetClose({ confirmation, kind }: OpenPayment): () => void {
  const navigate = useNavigate();
  return () => {
    const { entriesSince } = confirmation.start;
    void (entriesSince > 0 ? navigate(-entriesSince) : navigate(kind.path, { replace: true }));
  };
}
