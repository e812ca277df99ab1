import './workshop.css';
import { useMemo, useState } from 'react';
import { saveFile } from '../journal/save-file';
import type { Problem } from './compile-draft';
import { type Draft, withFile } from './draft';
import type { DroppedFile } from './dropped-files';
import { type Caret, Editor } from './Editor';
import { withLook } from './era-look';
import { EraScreen } from './EraScreen';
import { TEMPLATE, exampleDraft, exampleNames, templateFiles } from './examples';
import { inWritingOrder } from './file-order';
import { keptDraft } from './kept-draft';
import { FileList, ProblemList, StateList, faultsText } from './Lists';
import { readDropped } from './read-dropped';
import { ScreenFrame } from './ScreenFrame';
import type { Place } from './shown-state';
import { statesOf } from './states';
import { Toolbar } from './Toolbar';
import { type OpenDraft, useCheckedDraft } from './use-draft';
import { useDrop } from './use-drop';
import { usePlayedEra } from './use-played-era';
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
  const [notice, setNotice] = useState('');
  const checked = useCheckedDraft(open);
  const { compiled, kept } = checked;

  const files = inWritingOrder(Object.keys(draft.files));
  const file = files.includes(chosenFile) ? chosenFile : (files[0] ?? '');
  const missing = inWritingOrder(Object.keys(templateFiles)).filter(
    (name) => !files.includes(name),
  );
  const era = usePlayedEra(open, checked);
  const shown = useMemo(() => era && { era, ...goal }, [era, goal]);
  const groups = useMemo(() => (era ? statesOf(era) : []), [era]);
  const faults = compiled.problems.filter(({ kind }) => kind === 'fault').length;

  const change = (next: Draft) => setOpen(({ turn }) => ({ draft: next, turn }));
  const replace = (next: Draft) => {
    setFormer(draft);
    setOpen(({ turn }) => ({ draft: next, turn: turn + 1 }));
    setFile('era.md');
    setGoal(({ turn }) => ({ place: opening, turn: turn + 1 }));
    setNotice(`${next.name} is open.`);
  };
  const receive = async (dropped: readonly DroppedFile[]) => {
    const next = await readDropped(dropped, draft).catch(() => 'The files cannot be read.');
    if (typeof next === 'string') setNotice(next);
    else if (next.isFolder) replace(next.draft);
    else {
      change(next.draft);
      setNotice(`${dropped.map(({ path }) => path).join(', ')} added.`);
    }
  };
  const openProblem = ({ file: wanted, line }: Problem) => {
    if (wanted in draft.files) {
      setFile(wanted);
      setCaret((last) => ({ file: wanted, line, turn: (last?.turn ?? 0) + 1 }));
    } else document.querySelector<HTMLElement>(`[data-add="${CSS.escape(wanted)}"]`)?.focus();
  };
  const dragged = useDrop((dropped) => void receive(dropped));

  return (
    <main aria-label="Workshop" className="workshop">
      <h1>Workshop</h1>
      <p>
        Drop the folder of an era here, or change the texts below: the game beside them is played in
        it at once. Everything stays in this tab until you download it.
      </p>
      <Toolbar
        examples={exampleNames}
        former={former?.name}
        look={/^look: *(\S+)/m.exec(draft.files['era.md'] ?? '')?.[1] ?? ''}
        name={draft.name}
        onDownload={() => void zipOf(draft).then((zip) => saveFile(`${draft.name}.zip`, zip))}
        onExample={(name) => replace(exampleDraft(name))}
        onFiles={(dropped) => void receive(dropped)}
        onFormer={() => former && replace(former)}
        onLook={(look) =>
          change(withFile(draft, 'era.md', withLook(draft.files['era.md'] ?? '', look)))
        }
        onName={(name) => change({ ...draft, name })}
      />
      <p role="status">
        {notice} {kept === 'all' ? '' : 'This tab has no room for a copy: download the folder.'}
      </p>
      <div className="workshop-desk">
        <section aria-label="Write">
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
          <p className="workshop-summary" role="status">
            {compiled.summary ?? `${faultsText(faults)} to mend`}
            {compiled.unwritten.length > 0
              ? `. The game tells general words in place of ${compiled.unwritten.join(', ')}`
              : ''}
          </p>
          <ProblemList onOpen={openProblem} problems={compiled.problems} />
        </section>
        <section aria-label="Play">
          <StateList
            active={goal.place}
            groups={groups}
            onSelect={(place, wanted) => {
              setGoal(({ turn }) => ({ place, turn: turn + 1 }));
              if (wanted in draft.files) setFile(wanted);
            }}
          />
          <div aria-label="Screen" className="workshop-screen" role="group">
            {faults > 0 ? (
              <p className="workshop-old">
                {shown
                  ? 'The screen shows the folder as it was before the faults.'
                  : 'Mend the faults, and the game is played here.'}
              </p>
            ) : null}
            {shown && screenAddress !== undefined ? (
              <ScreenFrame
                address={screenAddress}
                onFiles={(dropped) => void receive(dropped)}
                shown={shown}
              />
            ) : null}
            {shown && screenAddress === undefined ? <EraScreen shown={shown} /> : null}
          </div>
        </section>
      </div>
      {dragged ? <p className="workshop-drop">Drop the folder of an era, or its picture</p> : null}
    </main>
  );
}
