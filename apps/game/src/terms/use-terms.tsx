import type { ContextDialogProps, TextMarker } from '@time-traveler/ui/dialog';
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import { useIdleJob } from '../hooks/use-idle-job';
import { useLazyModule } from '../hooks/use-lazy-module';
import { dialogModule } from '../screens/LazyContextDialog';
import { useServices } from '../services/services-context';
import { createSwitchMemory } from '../services/switch-memory';

const marks = createSwitchMemory('marked-words');

/** The words of an era that are explained, as the screen needs them. */
export interface EraTerms {
  /** Marks the words in a text; undefined until they have loaded, or if the visitor wants no marks. */
  readonly marker: TextMarker | undefined;
  /** Explains the marked words of the page, or null. */
  readonly explained: ReactNode;
  /** What the background shows besides its text. */
  readonly background: Pick<ContextDialogProps, 'document' | 'words' | 'marked' | 'onMark'>;
}

/** Returns the words of an era. They load when the page is idle, or at the latest when the background opens. */
export function useTerms(slug: string, { contextOpen }: { contextOpen: boolean }): EraTerms {
  const { stories } = useServices();
  const [rested, setRested] = useState(false);
  const [marked, setMarked] = useState(marks.recall);
  const [, arrived] = useReducer((count: number) => count + 1, 0);
  // A failure is reported where the module is wanted: when the background opens.
  useIdleJob(
    () =>
      void dialogModule.load().then(
        () => setRested(true),
        () => {},
      ),
  );
  const loaded = useLazyModule(dialogModule, { wanted: rested || contextOpen });
  const story = loaded ? stories.get(slug) : undefined;
  const missing = loaded !== null && story === undefined;
  useEffect(() => {
    if (missing) void stories.fetch(slug).then(arrived);
  }, [stories, slug, missing]);
  const words = story?.glossary;
  const document = story?.document;
  return useMemo(() => {
    const onMark = (next: boolean) => {
      setMarked(next);
      marks.remember(next);
    };
    const shown = marked && loaded && words ? { ...loaded, words } : null;
    return {
      marker: shown?.createTextMarker(shown.words),
      explained: shown && <shown.Terms onStop={() => onMark(false)} words={shown.words} />,
      background: { document, words, marked, onMark },
    };
  }, [document, loaded, marked, words]);
}
