interface Named {
  readonly name: string;
  readonly isSelected: boolean;
}

/** The lowest free one of N1, N2, ... (NSR-15, Q106). Capitals do not tell two names apart. */
export function nextReceiverName(namesInUse: Iterable<string>): string {
  const used = new Set(Array.from(namesInUse, keyOf));
  let number = 1;
  while (used.has(`n${number}`)) number++;
  return `N${number}`;
}

/**
 * Selected points with a blank name, or one that a point before them has, are named N1, N2, ... (NSR-13); deselected ones
 * lose theirs (NSR-14). A point that needs no other name is the same object.
 */
export function nameReceivers<Point extends Named>(points: readonly Point[]): Point[] {
  const used = new Set<string>();
  const keepsName = points.map(({ name, isSelected }) => {
    const key = keyOf(name);
    return isSelected && key !== '' && used.size < used.add(key).size;
  });
  let number = 1;
  return points.map((point, index) => {
    if (keepsName[index]) return point;
    if (!point.isSelected) return point.name === '' ? point : { ...point, name: '' };
    while (used.has(`n${number}`)) number++;
    used.add(`n${number}`);
    return { ...point, name: `N${number}` };
  });
}

/** Capitals do not tell two names apart; a blank one is given later. */
export function isNameTaken(name: string, namesInUse: Iterable<string>): boolean {
  const key = keyOf(name);
  return key !== '' && Array.from(namesInUse, keyOf).includes(key);
}

const keyOf = (name: string) => name.trim().toLowerCase();
