import {
  type Choice,
  type GlossaryWord,
  type HistoricalContext,
  type HistoricalRecord,
  type Origin,
  type Scenario,
  type SourceDocument,
  yearText,
} from '@time-traveler/game-core';
import { DocumentDesk } from '../ContextDialog/DocumentDesk';
import { RichText } from '../ContextDialog/RichText';
import { ModelMark } from '../ModelMark/ModelMark';
import { recordMarkWords } from '../RecordNote/RecordNote';
import { paragraphs } from '../ScenarioPanel/paragraphs';
import type { PictureSource } from '../ScenePicture/picture-source';
import { WordList } from '../Terms/WordList';
import styles from './PrintSheet.module.css';

/** What is known of people who did what a choice offers. */
export interface PrintedNote {
  /** The choice's text. */
  readonly about: string;
  readonly record: HistoricalRecord;
}

/** Props of {@link PrintSheet}. */
export interface PrintSheetProps {
  /** The story: title, place, year and description. Blank lines separate paragraphs. */
  scenario: Pick<Scenario, 'title' | 'description' | 'location' | 'year'>;
  /** The picture, or null for a sheet without one. */
  picture: Pick<PictureSource, 'url' | 'focus'> | null;
  /** The choices, each with room for an answer. */
  choices: readonly Choice[];
  /** Who wrote the choices. Those of a language model are marked. */
  origin: Origin;
  /** The impact sentence, or null while nothing has been chosen. */
  impact: string | null;
  /** The background: its title and its HTML, which is sanitised. */
  context: HistoricalContext;
  /** What really happened, on the pages after the choices. */
  notes: readonly PrintedNote[];
  /** The source below the background, if the era has one. */
  document?: SourceDocument | undefined;
  /** The words of the era that need explaining, listed at the end. */
  words?: readonly GlossaryWord[] | undefined;
  /** The address of the game, as a reader would type it. */
  address: string;
  /**
   * True to show the sheet on screen too, for designers.
   * @default false
   */
  preview?: boolean | undefined;
}

/** A scene on paper: story and choices with room to answer, then the background and what really happened. */
export function PrintSheet(props: PrintSheetProps) {
  const { scenario, picture, choices, origin, impact, context, notes, address, preview } = props;
  const { document, words } = props;
  return (
    <div className={styles.sheet} data-preview={preview || undefined}>
      <h1 className={styles.title}>{scenario.title}</h1>
      <p className={styles.dateline}>
        <span>{`${scenario.location}, ${yearText(scenario.year)}`}</span>{' '}
        <span>{`Historical Time Traveler · ${address}`}</span>
      </p>
      {picture && (
        <img
          alt={`Scene from ${scenario.title}`}
          className={styles.picture}
          decoding="sync"
          src={picture.url}
          style={{ objectPosition: `50% ${picture.focus ?? 50}%` }}
        />
      )}
      <div className={styles.columns}>
        {paragraphs(scenario.description).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {impact && <p className={styles.impact}>{impact}</p>}
      <h2 className={styles.heading}>Your Choices</h2>
      <p>What will you do? Give your reasons.</p>
      {origin === 'model' ? <ModelMark subject="These choices were" /> : null}
      <ul className={styles.choices}>
        {choices.map((choice, index) => (
          <li className={styles.choice} key={index}>
            <p>
              <strong>{`${choice.text}.`}</strong> <span>{choice.description}</span>
            </p>
            <div className={styles.rule} />
            <div className={styles.rule} />
          </li>
        ))}
      </ul>
      <div className={styles.next}>
        <h2 className={styles.heading}>{context.title}</h2>
        {context.origin === 'model' ? <ModelMark subject="This background was" /> : null}
        <div className={styles.columns}>
          <RichText html={context.content} />
        </div>
        {document === undefined ? null : (
          <div className={styles.plain}>
            <DocumentDesk document={document} />
          </div>
        )}
      </div>
      {notes.length === 0 ? null : <h2 className={styles.heading}>What really happened</h2>}
      {notes.map(({ about, record: { mark, text, sources } }) => (
        <div className={styles.note} key={about}>
          <h3 className={styles.about}>{`${about} (${recordMarkWords[mark].toLowerCase()})`}</h3>
          <p>{text}</p>
          {sources.length === 0 ? null : (
            <p className={styles.sources}>{`Sources: ${sources.join('; ')}`}</p>
          )}
        </div>
      ))}
      {words === undefined ? null : (
        <div className={styles.plain}>
          <WordList headingClass={styles.heading} level={2} words={words} />
        </div>
      )}
    </div>
  );
}
