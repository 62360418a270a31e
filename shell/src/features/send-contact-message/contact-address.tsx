import { useEffect, useState } from 'react';
import { fetchClientConfig } from './calls';

/** The other way to write to the makers, where this installation has an address. */
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
    <p className="small soft">
      Or write to <a href={`mailto:${address}`}>{address}</a>
    </p>
  );
}
