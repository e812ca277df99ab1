import type { ReactNode, SVGProps } from 'react';

/** The name of an icon in the set. */
export type IconName =
  | 'information'
  | 'settings'
  | 'profile'
  | 'play'
  | 'pause'
  | 'close'
  | 'speaker'
  | 'muted'
  | 'arrow'
  | 'castle'
  | 'palette'
  | 'factory'
  | 'radar'
  | 'rocket'
  | 'hourglass';

const paths: Readonly<Record<IconName, ReactNode>> = {
  information: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.4v.2" />
    </>
  ),
  settings: (
    <>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2" />
    </>
  ),
  profile: (
    <>
      <circle cx="12" cy="8.5" r="4" />
      <path d="M4.5 20.5c.9-4 3.9-6 7.5-6s6.6 2 7.5 6" />
    </>
  ),
  play: <path d="M8 5.2v13.6L19 12z" fill="currentColor" />,
  pause: <path d="M8.2 5.5v13M15.8 5.5v13" strokeWidth="3" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  speaker: (
    <>
      <path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4z" fill="currentColor" />
      <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
    </>
  ),
  muted: (
    <>
      <path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4z" fill="currentColor" />
      <path d="M15.5 9.2l5.6 5.6M21.1 9.2l-5.6 5.6" strokeWidth="2" />
    </>
  ),
  arrow: <path d="M5 12h13M13 6.5l5.5 5.5-5.5 5.5" />,
  castle: (
    <>
      <path d="M4 21V6h2.7v2h2.6V6h5.4v2h2.6V6H20v15z" />
      <path d="M9.5 21v-4.5a2.5 2.5 0 0 1 5 0V21M12 6V2.5l3.5 1.2L12 5M8 12.5v.1M16 12.5v.1" />
    </>
  ),
  palette: (
    <>
      <path d="M12 3.5c-5 0-8.8 3.7-8.8 8.4 0 4.8 3.7 8.6 8.2 8.6 1.5 0 2.3-.9 2.3-2 0-1.5-1.3-1.9-1.3-3.2 0-1.2 1-1.9 2.2-1.9h2.7c2.1 0 3.5-1.5 3.5-3.5 0-3.8-3.8-6.4-8.8-6.4z" />
      <path d="M7.5 11.5v.1M10.2 7.6v.1M14.8 7.6v.1" strokeWidth="2.4" />
    </>
  ),
  factory: (
    <>
      <path d="M3.5 21V12l5 3v-3l5 3v-3l3 1.8L17 7h2.5l1 14z" />
      <path d="M16.5 4.2c-1-1.7.8-2.7 2-1.7M7 18v.1M11 18v.1M15 18v.1" />
    </>
  ),
  radar: (
    <>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="4.5" />
      <path d="M12 12l6.3-6.3M16 14.5v.1" />
    </>
  ),
  rocket: (
    <>
      <path d="M12 2.5c3.2 2.6 4.5 6 4.5 9.5l-1.7 4.5H9.2L7.5 12c0-3.5 1.3-6.9 4.5-9.5z" />
      <path d="M7.6 12.5L4.5 16v3.5l4-2M16.4 12.5l3.1 3.5v3.5l-4-2M12 18.5v3M12 9v.1" />
    </>
  ),
  hourglass: (
    <path d="M6.5 3h11M6.5 21h11M8 3v3.5c0 2.5 4 4 4 5.5s-4 3-4 5.5V21M16 3v3.5c0 2.5-4 4-4 5.5s4 3 4 5.5V21" />
  ),
};

/** The names of all icons. */
export const iconNames = Object.keys(paths) as readonly IconName[];

/** Returns the icon that a period's `icon` field names, or the hourglass if there is no such icon. */
export function iconFor(name: string): IconName {
  return Object.hasOwn(paths, name) ? (name as IconName) : 'hourglass';
}

/** Props of {@link Icon}. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  /** Which icon. */
  name: IconName;
}

/** An icon in the current text colour, hidden from assistive technology. */
export function Icon({ name, ...rest }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="24"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.6"
      viewBox="0 0 24 24"
      width="24"
      {...rest}
    >
      {paths[name]}
    </svg>
  );
}
