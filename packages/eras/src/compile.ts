// Everything here runs in a browser too: nothing reads a folder.
export { type CompiledEra, compileEra } from './compile-era';
export type { EraContent, WrittenChoice } from './era-content';
export type { Fault } from './fault';
export { figuresOf } from './check/figures';
export { proofEra } from './check/texts';
export { type Warning, warningText } from './check/warnings';
