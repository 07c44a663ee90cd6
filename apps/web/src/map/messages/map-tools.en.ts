/** Tools that draw and move on the map. */
export const mapTools = {
  side: 'Side',
  line: 'Line',
  segment: 'Segment',
  total: 'Total',
  outline: 'Outline',
  area: 'Area',
  start: 'Click to place the first corner; double-click or Enter to finish',
  next: 'Click to place the next corner; double-click or Enter to finish',
  canEnd: 'Double-click or press Enter to finish',
  startHere: 'Space to place the first corner; Shift+Enter to finish',
  nextHere: 'Space to place the next corner; Shift+Enter to finish',
  canEndHere: 'Shift+Enter to finish',
  crossing: 'Lines cross. Undo the last corner.',
  corners_zero: 'No corner placed yet.',
  corners_one: '{{count}} corner placed.',
  corners_other: '{{count}} corners placed.',
  cornersWithArea_other: '{{count}} corners placed, area {{area}}.',
  cornersWithLength_other: '{{count}} corners placed, length {{length}}.',
  drawingKeys:
    'Arrow keys move the map under the crosshair; hold Shift for small steps. Space or Enter places a corner there, Shift+Enter finishes, Backspace removes the last corner, Escape cancels.',
} as const;
