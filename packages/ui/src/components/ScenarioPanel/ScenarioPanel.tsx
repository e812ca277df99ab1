import {
  type HistoricalRecord,
  type PictureCredit as Credit,
  type Scenario,
  type ToldReckoning,
  yearText,
} from '@time-traveler/game-core';
import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { clsx } from 'clsx';
import { pressOnce } from '../Button/press-once';
import { Panel } from '../Panel/Panel';
import type { PictureSource } from '../ScenePicture/picture-source';
import { ScenePicture } from '../ScenePicture/ScenePicture';
import { RecordNote } from '../RecordNote/RecordNote';
import type { TextMarker } from '../Terms/mark-terms';
import { PictureCredit } from './PictureCredit';
import { toTarget } from '../SkipLinks/to-target';
import { paragraphs } from './paragraphs';
import styles from './ScenarioPanel.module.css';
import beside from './StoryBeside.module.css';
import endStyles from './StoryEnd.module.css';
import marginStyles from './StoryMargin.module.css';
import { useHuggedLines } from './use-hugged-lines';
import { useSettling, useStamp } from '../Panel/use-motion';

/** Props of {@link ScenarioPanel}. */
export interface ScenarioPanelProps {
  /** The story on screen: title, place, year and description. Blank lines separate paragraphs. */
  scenario: Pick<Scenario, 'title' | 'description' | 'location' | 'year'>;
  /** The scene's picture, or null for the empty frame. */
  picture: PictureSource | null;
  /** The picture's photographer, if the server names one. */
  credit?: Credit | undefined;
  /**
   * What is known of people who did what the visitor did, or null if there is no note.
   * @default null
   */
  record?: HistoricalRecord | null | undefined;
  /**
   * The end of the visit that the story tells, or null if it tells something else.
   * @default null
   */
  reckoning?: ToldReckoning | null | undefined;
  /** Marks words that need explaining, in the story and in the note. Without it none is marked. */
  marker?: TextMarker | undefined;
  /** The address at which a wrong fact in the note can be reported. Without it there is no such link. */
  reportUrl?: string | undefined;
  /** Id of the heading, for links that lead to it. Without it the heading has a generated id. */
  headingId?: string | undefined;
  /** Id of the choices' heading. With it a phone, which shows them below the story, has a link that leads there. */
  choicesId?: string | undefined;
  /**
   * True if the story is the outcome of a choice. The picture may be smaller then, but at least a third as high as wide.
   * @default false
   */
  told?: boolean | undefined;
  /** Receives the heading, which is focusable. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Receives the element that scrolls. */
  scrollerRef?: Ref<HTMLDivElement> | undefined;
  /** Receives the link to the background. */
  learnMoreRef?: Ref<HTMLAnchorElement> | undefined;
  /** Called when the visitor follows "Learn more about this historical period". */
  onLearnMore?: (() => void) | undefined;
  /** Called with the picture's address when the picture has loaded. */
  onPictureLoad?: ((url: string) => void) | undefined;
  /** Called with the picture's address when the picture cannot be shown. */
  onPictureError?: ((url: string) => void) | undefined;
}

/** The fragment of the link to the background, which opens the dialog in a new tab. */
export const CONTEXT_HASH = '#historical-context';

/** A title of more letters is set smaller in a column. The longest built-in one has 51. */
const LONG_TITLE = 56;

/** The left panel: title, picture with its caption, story and link to the background. */
export function ScenarioPanel({
  scenario,
  picture,
  credit,
  record = null,
  reckoning,
  marker,
  reportUrl,
  headingId,
  choicesId,
  told = false,
  headingRef,
  scrollerRef,
  learnMoreRef,
  onLearnMore,
  onPictureLoad,
  onPictureError,
}: ScenarioPanelProps) {
  const ownId = useId();
  const titleId = headingId ?? ownId;
  const endId = `${titleId}-end`;
  const heading = useRef<HTMLHeadingElement>(null);
  useImperativeHandle(headingRef, () => heading.current as HTMLHeadingElement);
  useHuggedLines(heading, scenario.title);
  const text = useRef<HTMLDivElement>(null);
  useSettling(text, scenario.description);
  const plate = useRef<HTMLDivElement>(null);
  useStamp(plate, scenario.title);
  const mark = marker?.();
  const follow = (event: MouseEvent) => {
    // The browser handles a click that opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLearnMore?.();
  };
  return (
    <Panel
      below={record ? 'What really happened' : undefined}
      className={marginStyles.margin}
      labelledBy={titleId}
      scrollerRef={scrollerRef}
    >
      <article
        className={styles.story}
        data-part="story"
        data-long={scenario.title.length > LONG_TITLE || undefined}
        data-told={told || undefined}
      >
        <div className={clsx(styles.stage, beside.stage)}>
          <div className={styles.plate} ref={plate}>
            <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
              {scenario.title}
            </h2>
            <p className={styles.dateline}>{`${scenario.location}, ${yearText(scenario.year)}`}</p>
          </div>
          <figure className={styles.figure}>
            <ScenePicture
              onError={onPictureError}
              onLoad={onPictureLoad}
              picture={picture}
              title={scenario.title}
            />
            <figcaption className={styles.caption}>
              <span>Generated by Pexels API</span>
              {credit && <PictureCredit credit={credit} />}
            </figcaption>
          </figure>
          {choicesId === undefined ? null : (
            <a
              className={styles.jump}
              href={`#${reckoning ? endId : choicesId}`}
              key={reckoning ? 'end' : 'choices'}
              {...toTarget}
            >
              {reckoning ? 'What you keep' : 'Choices'}
            </a>
          )}
        </div>
        <div className={styles.text} ref={text}>
          {reckoning && (
            <div className={endStyles.end}>
              <p>How your visit ends</p>
              <h3>{reckoning.name}</h3>
              <p className={endStyles.why}>{reckoning.why}</p>
            </div>
          )}
          <div className={styles.description}>
            {paragraphs(scenario.description).map((paragraph, index) => (
              <p key={index}>
                {index === 0 ? withInitial(paragraph, mark) : (mark?.(paragraph) ?? paragraph)}
              </p>
            ))}
          </div>
          {reckoning && (
            <div
              aria-label="What you keep"
              className={endStyles.kept}
              data-part="end"
              id={endId}
              role="group"
              tabIndex={-1}
            />
          )}
          {record === null ? null : (
            <RecordNote marker={marker} record={record} reportUrl={reportUrl} />
          )}
          <a
            aria-haspopup="dialog"
            className={styles.more}
            href={CONTEXT_HASH}
            ref={learnMoreRef}
            {...pressOnce(follow)}
          >
            Learn more about this historical period
          </a>
        </div>
      </article>
    </Panel>
  );
}

/** Returns a story's first paragraph. The initial's margin replaces the space after a first word of one letter. */
function withInitial(paragraph: string, mark?: ReturnType<TextMarker>): ReactNode {
  const [, word, rest = ''] = /^(\p{P}*\p{L})\u00A0(.*)$/su.exec(paragraph) ?? [];
  if (word === undefined) return mark?.(paragraph) ?? paragraph;
  return (
    <>
      <span>{word}</span>
      <span className={styles.gap}>{'\u00A0'}</span>
      <span>{mark?.(rest) ?? rest}</span>
    </>
  );
}
