import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const INTER = ['Regular', 'Italic', 'Medium', 'SemiBold', 'Bold', 'BoldItalic'];
const SCRIPTS = ['Arabic', 'Devanagari', 'Hebrew', 'Thai'];
const WEIGHTS = ['Regular', 'Bold'];

/** The fonts the templates use, at the paths of Debian's packages. */
const FONTS = [
  ...INTER.map((style) => `/usr/share/fonts/opentype/inter/Inter-${style}.otf`),
  ...WEIGHTS.map((weight) => `/usr/share/fonts/opentype/noto/NotoSansCJK-${weight}.ttc`),
  ...SCRIPTS.flatMap((script) =>
    WEIGHTS.map((weight) => `/usr/share/fonts/truetype/noto/NotoSans${script}-${weight}.ttf`),
  ),
];
const LICENCES = ['fonts-inter', 'fonts-noto-cjk', 'fonts-noto-core'];

export function copyFonts(directory: string): void {
  const missing = FONTS.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`fonts are missing, run scripts/bootstrap.sh: ${missing.join(', ')}`);
  mkdirSync(directory, { recursive: true });
  for (const file of FONTS) copyFileSync(file, join(directory, basename(file)));
  for (const name of LICENCES) copyFileSync(`/usr/share/doc/${name}/copyright`, join(directory, `LICENCE-${name}.txt`));
}
