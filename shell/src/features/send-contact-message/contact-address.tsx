import { buttonClass } from '@planted/ui';
import { useEffect, useState } from 'react';
import { fetchClientConfig } from '../sign-in/calls';

/** A way to write to the makers, where this installation has an address. */
export function ContactAddress() {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    fetchClientConfig().then(
      ({ contactEmail }) => current && setAddress(contactEmail),
      (cause: unknown) => console.warn('No contact address:', cause),
    );
    return () => {
      current = false;
    };
  }, []);
  if (address === null) return null;
  return (
    <a className={buttonClass({ size: 'l' })} href={`mailto:${address}`}>
      {address}
    </a>
  );
}
