export interface GdalLayer {
  readonly name: string;
  /** As 'EPSG:2326', or the name that the file gives; null when it gives none. */
  readonly system: string | null;
  /** As far as the layer says so as a whole. */
  readonly hasHeights: boolean;
  /** The layer as a whole holds no shapes. */
  readonly isTable: boolean;
}

const SYSTEM = /^Layer SRS WKT:\n([\s\S]*?)\n(?:Data axis to CRS axis mapping|\S+ Column|[^\s\]]+: )/m;
const MAX_NAME_LENGTH = 200;

/** Reads what `ogrinfo -so -al` says; there is no form of it for programs in the versions we support. */
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
