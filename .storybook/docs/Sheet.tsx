import { type Era, builtInEras } from '@time-traveler/game-core';
import type { ReactNode, Ref } from 'react';
import { ALL_ERAS } from '../preview/toolbar';
import './docs.css';

/** Settings of all foundations: every era is on the page, so the era switch says that and is locked, and there are no props. */
export const foundation = {
  globals: { era: ALL_ERAS },
  parameters: { controls: { disable: true }, showsAllEras: true },
};

/** Props of {@link Sheet}. */
export interface SheetProps {
  /** The page's heading. */
  title: string;
  /** What the page shows, in a sentence or two. */
  about: ReactNode;
  /** The content. */
  children: ReactNode;
}

/** A page of the foundations, in Storybook's own colours. */
export function Sheet({ title, about, children }: SheetProps) {
  return (
    <main className="sheet">
      <h1>{title}</h1>
      <p className="sheet-about">{about}</p>
      {children}
    </main>
  );
}

/** Props of {@link InEra}. */
export interface InEraProps {
  /** The era whose theme the section has. */
  era: Era;
  /** Receives the section's element, for reading its tokens. */
  sectionRef?: Ref<HTMLElement>;
  /** The content. */
  children: ReactNode;
}

/** A section of a page with the theme of one era. */
export function InEra({ era, sectionRef, children }: InEraProps) {
  const { slug, name } = era.period;
  return (
    <section aria-label={name} className={`${slug}-theme sheet-era`} id={slug} ref={sectionRef}>
      <h2 className="sheet-era-name">{name}</h2>
      <div className="sheet-era-content">{children}</div>
    </section>
  );
}

/** Renders the same content for every era, one below the other. */
export function EachEra({ children }: { children: (era: Era) => ReactNode }) {
  return builtInEras.map((era) => <div key={era.period.slug}>{children(era)}</div>);
}
