/** What the page logs if a test's clock jumps beyond the time limit of a module that is on its way. */
export const lateModule = /^A module of the page could not be loaded: Error: No answer in time/;
