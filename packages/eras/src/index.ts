export { compileEra, type CompiledEra } from './compile-era';
export type { EraContent } from './era-content';
export { type Fault, faultText } from './fault';
export { compileFolder, compileFolders, erasFolder } from './read-folders';
export { type EndingPaths, pathsOf } from './check/paths';
