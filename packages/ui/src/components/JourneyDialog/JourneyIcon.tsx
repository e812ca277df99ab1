/** The icons of the journey, apart from the others so that the first screen does not load them. */
const paths = {
  return: 'M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3',
  begin: 'M5 5v5h5M5.3 10A7.5 7.5 0 1 1 4.6 14.5',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6.5 11H5v9.5h14V11h-1.5',
  copy: 'M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4',
  print: 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z',
  save: 'M12 4v11M8 11.5l4 4 4-4M4.5 16v4.5h15V16',
  open: 'M3.5 19.5v-14h6l2 2.5h9v3M3.5 19.5l3-8.5h15l-3 8.5z',
} as const;

/** Props of {@link JourneyIcon}. */
export interface JourneyIconProps {
  /** Which icon. */
  name: keyof typeof paths;
}

/** An icon in the current text colour, hidden from assistive technology. */
export function JourneyIcon({ name }: JourneyIconProps) {
  return (
    <svg
      aria-hidden="true"
      data-icon={name}
      fill="none"
      height="24"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.6"
      viewBox="0 0 24 24"
      width="24"
    >
      <path d={paths[name]} />
    </svg>
  );
}
