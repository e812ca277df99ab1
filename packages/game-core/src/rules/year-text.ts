/** Takes a year, negative before the common era, and gives it as a reader writes it: "1242", "500 BCE". */
export function yearText(year: number): string {
  return year < 0 ? `${-year} BCE` : String(year);
}

/** Takes the first and the last year of a span and gives it as one text: "500–1500", "3300–1200 BCE". */
export function spanText(start: number, end: number): string {
  return start < 0 && end < 0
    ? `${-start}–${yearText(end)}`
    : `${yearText(start)}–${yearText(end)}`;
}
