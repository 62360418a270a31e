import { createContext, type ReactNode, Suspense, use, useState } from 'react';

type OpenEditor = (editor: ReactNode) => void;

const Opening = createContext<OpenEditor | null>(null);

/**
 * Holds the dialog that a row of a list opens. The row may leave while a gardener writes, as when another page takes its
 * entry back: the dialog stays, with what was written, and says so.
 */
export function EditorHost({ children }: { children: ReactNode }) {
  const [editor, setEditor] = useState<ReactNode>(null);
  return (
    <Opening value={setEditor}>
      {children}
      <Suspense fallback={null}>{editor}</Suspense>
    </Opening>
  );
}

/** Opens a dialog that outlives the row; null closes it. @throws where no EditorHost is around */
export function useEditor(): OpenEditor {
  const open = use(Opening);
  if (!open) throw new Error('An EditorHost must be around a list whose rows are edited');
  return open;
}
