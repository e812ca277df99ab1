import type { ComponentType, ReactNode } from 'react';

/** The backgrounds of the screen, which set the colours of text and focus. */
export type Ground = 'bar' | 'story' | 'choices' | 'page';

/** A story in a separate page, for a component that covers a whole window. */
export interface StoryPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The args that are other than those of the story. */
  readonly args?: Readonly<Record<string, unknown>>;
}

/** An example of how to use a component, or how not to: what it looks like, or its story. */
export interface Example {
  readonly words: string;
  readonly picture?: ReactNode;
  readonly story?: StoryPicture;
}

/** What a designer or an engineer needs to know before using a component. */
export interface Guide {
  /** When to use it, and what to use in other cases. */
  readonly use: string;
  /** The components whose props its page lists, by name, if it is made of several. */
  readonly props?: Readonly<Record<string, ComponentType<never>>>;
  /** The background on which it is shown. */
  readonly ground: Ground;
  /** What the anatomy shows. */
  readonly example?: ReactNode;
  /** A story that the anatomy shows in a separate page, because the component covers a whole window. */
  readonly story?: StoryPicture;
  /** Its parts: what it is, and the selector of its element in the picture, if it can be seen. */
  readonly parts: readonly (readonly [words: string, selector?: string])[];
  readonly dos: readonly Example[];
  readonly donts: readonly Example[];
  /** Its keys, each with what it does. */
  readonly keys: readonly (readonly [key: string, effect: string])[];
  /** The entry of the package that exports it: `dialog` for `@time-traveler/ui/dialog`. */
  readonly entry?: 'dialog' | 'journey' | 'keepsake' | 'living' | 'notifications' | 'tooltips';
  /** Code that uses it, below the import. */
  readonly snippet: string;
}
