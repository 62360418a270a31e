interface SceneProps {
  /** Of a garden style, as its file is called. */
  readonly of: string;
  readonly className?: string | undefined;
  /** Where it stands below what is seen first. */
  readonly isLazy?: boolean;
}

/** The picture of a garden, 320 × 200; what it shows is said beside it. */
export const Scene = ({ of, className, isLazy = false }: SceneProps) => (
  <img
    className={className}
    src={`/illustrations/scenes/${of}.svg`}
    alt=""
    width="320"
    height="200"
    loading={isLazy ? 'lazy' : undefined}
  />
);
