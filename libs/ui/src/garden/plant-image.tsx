import { useEffect, useState } from 'react';
import { classNames } from '../class-names';
import styles from './plant-image.module.css';

/** Shown for a plant without a picture and in place of one that does not load (1 §8). */
export const FALLBACK_PLANT_IMAGE = '/illustrations/plants/fallback.svg';

export interface PlantImageProps {
  readonly src: string | null | undefined;
  /** Empty where the name stands beside it. */
  readonly alt?: string;
  /** Width and height in pixels; without, as large as its parent lets it be. */
  readonly size?: number;
  readonly eager?: boolean;
  readonly className?: string;
}

/** A plant's drawing, loaded when it comes near the window; one that failed is asked for again with the network. */
export function PlantImage({ src, alt = '', size, eager = false, className }: PlantImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  useEffect(() => {
    if (failedSrc === undefined) return;
    const askAgain = () => setFailedSrc(undefined);
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [failedSrc]);
  const shown = src && src !== failedSrc ? src : FALLBACK_PLANT_IMAGE;
  return (
    <img
      src={shown}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setFailedSrc(src ?? undefined)}
      className={classNames('art', styles.image, className)}
    />
  );
}
