// Everything here runs in a browser too: nothing reads a folder.
export { compileFiles } from './compile-files';
export type { EraContent } from './era-content';
export type { Fault } from './fault';
export { eraLooks } from './look';
export { writtenStory } from './written-story';
export { figuresOf } from './check/figures';
export { proofEra } from './check/texts';
export { type Warning, warningText } from './check/warnings';
