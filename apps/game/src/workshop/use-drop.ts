import { useEffect, useEffectEvent, useState } from 'react';
import { type DroppedFile, filesOfDrop } from './dropped-files';

/** Receives what is dropped anywhere on the page. Returns true while something is dragged over it. */
export function useDrop(onFiles: (files: readonly DroppedFile[]) => void): boolean {
  const [dragged, setDragged] = useState(false);
  const receive = useEffectEvent(onFiles);
  useEffect(() => {
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files');
    const onDrag = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // Without this the browser would open the file in place of the page.
      event.preventDefault();
      setDragged(true);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setDragged(false);
    };
    const onDrop = (event: DragEvent) => {
      setDragged(false);
      if (!holdsFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      void filesOfDrop(event.dataTransfer.items).then(receive, () => receive([]));
    };
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('dragover', onDrag, { signal });
    addEventListener('dragleave', onLeave, { signal });
    addEventListener('drop', onDrop, { signal });
    return () => stop.abort();
  }, []);
  return dragged;
}
