import { useEffect, useState } from 'react';

/** Whether to hold back for what is pending: while it is, and for no longer than `patience` ms. */
export function useWorthWaiting(isPending: boolean, patience: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const end = setTimeout(() => setIsOver(true), patience);
    return () => clearTimeout(end);
  }, [isPending, patience]);
  return isPending && !isOver;
}
