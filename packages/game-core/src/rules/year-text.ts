/** Returns a year as people write it: 1242 as "1242", -500 as "500 BCE". */
export function yearText(year: number): string {
  return year < 0 ? `${-year} BCE` : String(year);
}

/** Returns a span of years as one text: "500–1500", "3300–1200 BCE". */
export function spanText(start: number, end: number): string {
  return start < 0 && end < 0
    ? `${-start}–${yearText(end)}`
    : `${yearText(start)}–${yearText(end)}`;
}
