interface Named {
  readonly name: string;
  readonly isSelected: boolean;
}

/** The lowest free name of N1, N2, ... (NSR-15, Q106). Names are case-insensitive. */
export function nextReceiverName(namesInUse: Iterable<string>): string {
  const used = new Set(Array.from(namesInUse, keyOf));
  let number = 1;
  while (used.has(`n${number}`)) number++;
  return `N${number}`;
}

/**
 * Selected points with a blank or duplicate name are named N1, N2, ... (NSR-13). Deselected points lose their names
 * (NSR-14). A point whose name does not change stays the same object.
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

/** Names are case-insensitive. Blank names are assigned later. */
export function isNameTaken(name: string, namesInUse: Iterable<string>): boolean {
  const key = keyOf(name);
  return key !== '' && Array.from(namesInUse, keyOf).includes(key);
}

const keyOf = (name: string) => name.trim().toLowerCase();
