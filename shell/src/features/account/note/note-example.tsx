import own from './note.module.css';

/** A note as a phone shows it; a drawing, not a control. */
export function NoteExample({ time }: { readonly time: string }) {
  return (
    <div className={own.ground}>
      <div
        className={own.example}
        role="img"
        aria-label={`An example of a note at ${time}: 3 things in your gardens. Harvest the spinach, sow leaf lettuce, water the Salad Border. With the buttons Done and Tomorrow.`}
      >
        <img src="/icons/planted-192.png" alt="" width={38} height={38} />
        <div className={own.said}>
          <p className={own.from}>
            <span>Planted</span>
            <span>{time}</span>
          </p>
          <p>
            <strong>3 things in your gardens</strong>
          </p>
          <p>Harvest the spinach · Sow leaf lettuce (overdue since May 10) · Water the Salad Border</p>
          <p className={own.acts}>
            <span>Done</span>
            <span>Tomorrow</span>
          </p>
        </div>
      </div>
    </div>
  );
}
