/** A bolt, as on a playbill: a wood engraving between heavy rules. */
export const industrial = (
  <>
    <path d="M0 0h96v96H0z" fill="#ece0c6" />
    <path d="M2 2h92v92H2z" fill="none" stroke="#17120e" strokeWidth="4" />
    <path d="M7 7h82v82H7z" fill="none" stroke="#17120e" />
    <g stroke="#17120e" strokeLinejoin="round" transform="rotate(28 48 48)">
      <path d="M39 34h18v48l-3 4H42l-3-4z" fill="#f8f0dc" strokeWidth="2" />
      <path d="M28 15l4-3h32l4 3v17l-3 4H31l-3-4z" fill="#f8f0dc" strokeWidth="2.2" />
      <path d="M39 12v24M57 12v24" strokeWidth="1.5" />
      <path
        d="M59 15h7m-7 3h8m-8 3h8m-8 3h8m-8 3h8m-8 3h8m-8 3h6M49 15h6m-4 3h4m-3 3h3m-3 3h3m-4 3h4m-5 3h5m-6 3h6M31 30h6m-6 3h6"
        fill="none"
        strokeWidth="1.1"
      />
      <path
        d="M37.5 48l21-3.500m-21 8l21-3.500m-21 8l21-3.500m-21 8l21-3.500m-21 8l21-3.500m-21 8l21-3.500m-21 8l21-3.500m-21 8l21-3.500m-20 8l19-3.5"
        fill="none"
        strokeWidth="2"
      />
      <path d="M55.5 38v46M53 38v47M50.5 38v5" fill="none" strokeWidth="1.3" />
      <path d="M42 39v3" stroke="#8f2a13" strokeWidth="2" />
    </g>
  </>
);
