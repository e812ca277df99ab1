/** A river stone, as in a folio of studies: red chalk over a construction in hairlines. */
export const renaissance = (
  <>
    <path d="M.5.5h95v95H.5z" fill="#fbf6ea" stroke="#3c2a1c" />
    <g fill="none" stroke="#a88f6d" strokeWidth=".8">
      <circle cx="48" cy="50" r="38" />
      <circle cx="48" cy="50" r="23.5" />
      <path d="M4 50h88M48 6v86M21 23l54 54M75 23L21 77" />
    </g>
    <path d="M22 79c18 5 46 5 64-7-8 12-50 17-64 7z" fill="#3c2a1c" opacity=".3" />
    <path
      d="M13 56c1-17 18-31 38-31 21 0 33 12 33 26 0 15-15 25-36 26-21 0-36-7-35-21z"
      fill="#efdcc2"
      stroke="#8c3414"
      strokeWidth="2.2"
    />
    <g fill="none" stroke="#a4431f" strokeLinecap="round">
      <path
        d="M36 71c18 2 32-3 42-12M44 75c14 0 25-4 33-11M30 69c20 2 38-4 49-15M50 65c13-3 22-8 28-16M60 58c9-4 15-9 18-15M26 66c6 2 12 3 18 2M20 62c4 3 9 4 14 5M56 70c8-2 15-5 20-9"
        strokeWidth="1.3"
      />
      <path d="M17 52c3-11 13-20 26-22M20 56c1-4 3-8 6-11M50 29c8 0 15 2 20 6" strokeWidth="1" />
    </g>
    <path d="M37 27c7 12 9 30 4 48" fill="none" stroke="#fffaf0" strokeWidth="3.6" />
    <path d="M35.5 28c6 12 8 28 4 46" fill="none" stroke="#a4431f" strokeWidth=".8" />
  </>
);
