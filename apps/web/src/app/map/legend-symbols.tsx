import { palette } from '../../map/styles/palette.ts';

/** Symbols as the map draws them, in the order of the legend. */
export const legendSymbols = [
  {
    id: 'zone',
    symbol: <rect x="2" y="2" width="22" height="12" fill={palette.zoneFill} stroke={palette.zone} strokeWidth="2.2" />,
  },
  {
    id: 'assessmentArea',
    symbol: (
      <rect
        x="2"
        y="2"
        width="22"
        height="12"
        fill={palette.areaFill}
        stroke={palette.area}
        strokeWidth="2"
        strokeDasharray="5 3"
      />
    ),
  },
  {
    id: 'residential',
    symbol: <rect x="5" y="2" width="16" height="12" fill={palette.residential} stroke={palette.residentialEdge} />,
  },
  {
    id: 'education',
    symbol: <rect x="5" y="2" width="16" height="12" fill={palette.education} stroke={palette.educationEdge} />,
  },
  {
    id: 'centre',
    symbol: (
      <>
        <circle cx="13" cy="8" r="6" fill="#fff" stroke={palette.centre} strokeWidth="2" />
        <path d="M13 4v8M9 8h8" stroke={palette.centre} strokeWidth="1.8" />
      </>
    ),
  },
  { id: 'notional', symbol: <path d="M13 2l6 11H7z" fill={palette.notional} stroke="#fff" /> },
  {
    id: 'satisfy',
    symbol: (
      <>
        <circle cx="13" cy="8" r="6" fill={palette.satisfy} stroke="#fff" strokeWidth="1.5" />
        <path d="M10.4 8l1.9 1.9 3.4-3.6" fill="none" stroke="#fff" strokeWidth="1.4" />
      </>
    ),
  },
  {
    id: 'borderline',
    symbol: (
      <>
        <rect x="8" y="3" width="10" height="10" fill="#fff" stroke={palette.borderlineSymbol} strokeWidth="2" />
        <path d="M10 7q1.5-1.6 3 0t3 0M10 10q1.5-1.6 3 0t3 0" fill="none" stroke={palette.borderline} />
      </>
    ),
  },
  {
    id: 'exceed',
    symbol: (
      <rect
        x="8"
        y="3"
        width="10"
        height="10"
        transform="rotate(45 13 8)"
        fill={palette.exceed}
        stroke="#fff"
        strokeWidth="1.5"
      />
    ),
  },
] as const;

const neighbourSymbol = (
  <rect x="2" y="2" width="22" height="12" fill={palette.neighbourFill} stroke={palette.neighbour} strokeWidth="2" />
);

/** Shown only if the map contains them. */
export const occasionalSymbols = {
  otherSensitive: (
    <rect x="5" y="2" width="16" height="12" fill={palette.otherSensitive} stroke={palette.otherSensitiveEdge} />
  ),
  openAir: <rect x="5" y="2" width="16" height="12" fill={palette.openAir} stroke={palette.openAirEdge} />,
  notJudged: (
    <circle cx="13" cy="8" r="4.6" fill="#fff" stroke={palette.neutral} strokeWidth="1.6" strokeDasharray="2.5 2" />
  ),
  unregistered: (
    <rect
      x="2"
      y="2"
      width="22"
      height="12"
      fill={palette.unregisteredFill}
      stroke={palette.unregistered}
      strokeWidth="2.2"
    />
  ),
  neighbour: neighbourSymbol,
  approved: neighbourSymbol,
  decidingScreen: <rect x="3" y="2" width="20" height="12" fill="#c1d3da" stroke={palette.primary} strokeWidth="2.6" />,
  rayHidden: <path d="M2 8h22" stroke={palette.primary} strokeWidth="2" strokeDasharray="6 4" />,
  rayInView: <path d="M2 8h22" stroke={palette.exceed} strokeWidth="2" />,
  barrier: <path d="M2 8h22" stroke={palette.ink} strokeWidth="4" />,
  hoarding: <path d="M2 8h22" stroke={palette.neutral} strokeWidth="3" strokeDasharray="6 5" />,
  shade: (
    <>
      <rect x="2" y="2" width="22" height="12" fill="#e0ebf6" stroke={palette.sketch} strokeDasharray="4 3" />
      <path d="M5 14L15 2M11 14L21 2" stroke={palette.sketch} strokeOpacity="0.6" />
    </>
  ),
  screened: (
    <>
      <circle cx="14" cy="9" r="5" fill="#fff" stroke={palette.neutral} strokeWidth="1.6" />
      <rect x="6" y="1" width="7" height="7" fill={palette.primary} stroke="#fff" strokeWidth="1.2" />
    </>
  ),
} as const;

export const fixedEquipmentSymbol = (
  <rect x="8" y="3" width="10" height="10" fill={palette.equipment} stroke="#fff" strokeWidth="1.5" />
);
