/** That an entry was corrected, and when: ' · corrected May 18'. */
export function CorrectedWhen({ at }: { at: string | null | undefined }) {
  if (!at) return null;
  const day = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' }).format(new Date(at));
  return (
    <>
      {' · '}
      <time dateTime={at}>corrected {day}</time>
    </>
  );
}
