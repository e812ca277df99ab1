export { compileEra, type CompiledEra } from './compile-era';
export type { EraContent } from './era-content';
export { type Fault, faultText } from './fault';
export { compileFolder, compileFolders, erasFolder } from './read-folders';
export { type EndingPaths, pathsOf } from './check/paths';
export { type CompiledEraFolder, compileHosted } from './hosted';
export { eraIcons, eraLooks } from './look';
export { type Media, type MediaFile, addressesOf } from './media';
export { writtenStory } from './written-story';
