/** The line that the game logs if one part of a scene could not be generated. */
export const keptLine =
  /^Generating the (image|choices|context) of \w+ failed, built-in content is kept/;
