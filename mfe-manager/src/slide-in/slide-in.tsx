import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './slide-in.module.css';

interface SlideInProps {
  readonly from: 'left' | 'right';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Comes in from its side when it is first scrolled into view (3 §2.2); stands still where motion is unwelcome. */
export function SlideIn({ from, className, children }: SlideInProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isIn, setIsIn] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setIsIn(true);
      watch.disconnect();
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  // The place itself stays put, so that what is beside the window is seen to come into view.
  return (
    <div ref={place} data-slide-in={from} className={className}>
      <div className={styles[from]} data-in={isIn || undefined}>
        {children}
      </div>
    </div>
  );
}
