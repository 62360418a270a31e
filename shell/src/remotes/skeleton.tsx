import styles from './skeleton.module.css';

/** What the page that was loaded looked like, as its micro-frontend prerendered it and the server put it in. */
let kept: { readonly path: string | undefined; readonly html: string } | undefined;

/** Before anything in the root is replaced. */
export function keepSkeleton(root: HTMLElement): void {
  const prerendered = root.querySelector<HTMLElement>('[data-skeleton]');
  kept = prerendered ? { path: prerendered.dataset['skeleton'], html: prerendered.innerHTML } : undefined;
}

/**
 * What a page of a micro-frontend looks like until it is there; empty unless the server has put it in. It is for the eye
 * alone, and answers nothing.
 */
export function Skeleton({ path }: { path: string }) {
  const html = kept?.path === path ? kept.html : '';
  return (
    <div
      className={styles.skeleton}
      data-skeleton={path}
      // What earlier builds of micro-frontends look for.
      data-outline={path}
      aria-hidden
      inert
      // Checked by who put it in (@planted/contracts/check-skeleton), and what the browser shows already.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
