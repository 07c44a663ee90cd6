export interface GdalLayer {
  readonly name: string;
  /** A code such as 'EPSG:2326', or the name given in the file; null if there is none. */
  readonly system: string | null;
  /** Whether heights are declared for the whole layer. */
  readonly hasHeights: boolean;
  /** Whether the layer is declared without geometry. */
  readonly isTable: boolean;
}

const SYSTEM = /^Layer SRS WKT:\n([\s\S]*?)\n(?:Data axis to CRS axis mapping|\S+ Column|[^\s\]]+: )/m;
const MAX_NAME_LENGTH = 200;

/** Parses the output of `ogrinfo -so -al`, because the supported versions have no machine-readable format. */
export function parseLayers(text: string): readonly GdalLayer[] {
  return text
    .split(/^Layer name: /m)
    .slice(1)
    .map(parseLayer);
}

function parseLayer(text: string): GdalLayer {
  const geometry = /^Geometry(?: \([^\n]*?\))?: (.+)$/m.exec(text)?.[1] ?? '';
  return {
    name: text.split('\n', 1)[0] ?? '',
    system: nameSystem(SYSTEM.exec(text)?.[1] ?? ''),
    hasHeights: /^(3D|Measured)/.test(geometry),
    isTable: geometry === 'None',
  };
}

function nameSystem(wkt: string): string | null {
  const [, authority, code] = /\n {4}ID\["(\w+)","?(\w+)"?\]\]\s*$/.exec(wkt) ?? [];
  if (authority && code) return `${authority}:${code}`;
  return /^\w+\["([^"\n]+)"/.exec(wkt)?.[1]?.slice(0, MAX_NAME_LENGTH) ?? null;
}
