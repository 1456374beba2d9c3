import { useEffect, useState } from 'react';

/** Returns the address of bytes on this device for as long as the component is shown; `undefined` without bytes or type. */
export function useObjectAddress(
  bytes: Uint8Array<ArrayBuffer> | undefined,
  type: string | undefined,
): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (bytes === undefined || type === undefined) {
      setAddress(undefined);
      return undefined;
    }
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return address;
}
