import './workshop.css';
import { builtInPeriods } from '@time-traveler/game-core';
import { useMemo, useState } from 'react';
import { saveFile } from '../journal/save-file';
import type { Problem } from './compile-draft';
import { type Draft, withFile } from './draft';
import type { DroppedFile } from './dropped-files';
import { type Caret, Editor } from './Editor';
import { EraScreen } from './EraScreen';
import { TEMPLATE, exampleDraft, exampleNames, templateFiles } from './examples';
import { keptDraft } from './kept-draft';
import { FileList, ProblemList, StateList, faultsText } from './Lists';
import { readDropped } from './read-dropped';
import { ScreenFrame } from './ScreenFrame';
import type { Place } from './shown-state';
import { statesOf } from './states';
import { Toolbar } from './Toolbar';
import { type OpenDraft, useCheckedDraft } from './use-draft';
import { useDrop } from './use-drop';
import { zipOf } from './zip';

/** Props of {@link Workshop}. */
export interface WorkshopProps {
  /** The address of a page for the game's screen alone. Without it the screen is part of this page. */
  screenAddress?: string;
}

const opening: Place = { set: 0, decisions: [] };

/** A page for the writer of an era: its files, the game's screen in it, and all that is still wrong. */
export function Workshop({ screenAddress }: WorkshopProps) {
  const [open, setOpen] = useState<OpenDraft>(() => ({
    draft: keptDraft() ?? exampleDraft(TEMPLATE),
    turn: 0,
  }));
  const { draft } = open;
  const [former, setFormer] = useState<Draft>();
  const [chosenFile, setFile] = useState('era.md');
  const [caret, setCaret] = useState<Caret | null>(null);
  const [goal, setGoal] = useState({ place: opening, turn: 0 });
  const [look, setLook] = useState(builtInPeriods[0]?.slug ?? '');
  const [notice, setNotice] = useState('');
  const { compiled, content, kept } = useCheckedDraft(open);

  const files = Object.keys(draft.files).sort((a, b) => a.localeCompare(b, 'en'));
  const file = files.includes(chosenFile) ? chosenFile : (files[0] ?? '');
  const missing = Object.keys(templateFiles).filter((name) => !files.includes(name));
  const picture = draft.picture?.url;
  const shown = useMemo(
    () => content && { content, picture, look, ...goal },
    [content, goal, look, picture],
  );
  const groups = useMemo(() => (content ? statesOf(content) : []), [content]);

  const change = (next: Draft) => setOpen(({ turn }) => ({ draft: next, turn }));
  const replace = (next: Draft) => {
    setFormer(draft);
    setOpen(({ turn }) => ({ draft: next, turn: turn + 1 }));
    setFile('era.md');
    setGoal(({ turn }) => ({ place: opening, turn: turn + 1 }));
  };
  const receive = async (dropped: readonly DroppedFile[]) => {
    const next = await readDropped(dropped, draft);
    if (typeof next === 'string') return setNotice(next);
    setNotice(`${next.name} is open.`);
    if (next.name === draft.name) change(next);
    else replace(next);
  };
  const openProblem = ({ file: wanted, line }: Problem) => {
    if (wanted in draft.files) {
      setFile(wanted);
      setCaret((last) => ({ file: wanted, line, turn: (last?.turn ?? 0) + 1 }));
    } else document.querySelector<HTMLElement>(`[data-add="${CSS.escape(wanted)}"]`)?.focus();
  };
  const dragged = useDrop((dropped) => void receive(dropped));

  const faults = compiled.problems.filter(({ kind }) => kind === 'fault').length;
  return (
    <main className="workshop">
      <h1>Workshop</h1>
      <p className="workshop-about">
        Drop the folder of an era here, or change the texts below: the game on the right is played
        in it at once. Everything stays in this tab until you download it.
      </p>
      <Toolbar
        examples={exampleNames}
        look={look}
        name={draft.name}
        onDownload={() => void zipOf(draft).then((zip) => saveFile(`${draft.name}.zip`, zip))}
        onExample={(name) => replace(exampleDraft(name))}
        onFiles={(dropped) => void receive(dropped)}
        onLook={setLook}
        onName={(name) => change({ ...draft, name })}
      />
      <p className="workshop-notice" role="status">
        {notice} {kept === 'all' ? '' : 'This tab has no room for a copy: download the folder.'}
      </p>
      {former ? (
        <button
          className="workshop-back"
          onClick={() => {
            replace(former);
            setFormer(undefined);
          }}
          type="button"
        >
          Back to {former.name}
        </button>
      ) : null}
      <div className="workshop-desk">
        <section aria-label="Write" className="workshop-write">
          <FileList
            active={file}
            files={files}
            missing={missing}
            onAdd={(name) => {
              change(withFile(draft, name, templateFiles[name] ?? ''));
              setFile(name);
            }}
            onSelect={setFile}
            problems={compiled.problems}
          />
          <Editor
            caret={caret}
            file={file}
            onChange={(text) => change(withFile(draft, file, text))}
            text={draft.files[file] ?? ''}
          />
          <h2>Problems</h2>
          <p className="workshop-summary" role="status">
            {compiled.summary ?? `${faultsText(faults)} to mend`}
          </p>
          <ProblemList onOpen={openProblem} problems={compiled.problems} />
        </section>
        <section aria-label="Play" className="workshop-play">
          <StateList
            active={goal.place}
            groups={groups}
            onSelect={(place, wanted) => {
              setGoal(({ turn }) => ({ place, turn: turn + 1 }));
              if (wanted in draft.files) setFile(wanted);
            }}
          />
          <div aria-label="Screen" className="workshop-screen" role="group">
            {shown && compiled.content === undefined ? (
              <p className="workshop-old">
                The screen shows the folder as it was before the faults.
              </p>
            ) : null}
            {shown === undefined ? (
              <p className="workshop-old">Mend the faults, and the game is played here.</p>
            ) : screenAddress === undefined ? (
              <EraScreen shown={shown} />
            ) : (
              <ScreenFrame address={screenAddress} shown={shown} />
            )}
          </div>
        </section>
      </div>
      {dragged ? <p className="workshop-drop">Drop the folder of an era, or its picture</p> : null}
    </main>
  );
}
