const literals = (text: string) => [...text.matchAll(/(['"])([\w/][\w/ -]*)\1/g)].map(([, , name = '']) => name);
const CHECK = String.raw`expect(?:FineScreen|Accessible)\(`;

/** Functions that pass their parameter `name` to the check. */
export function findWrappers(source: string): string[] {
  const functions = source.matchAll(/^(?:export )?(?:async )?function (\w+)\([^)]*\bname: string[\s\S]*?^\}/gm);
  return [...functions].filter(([text]) => new RegExp(CHECK).test(text)).map(([, name = '']) => name);
}

/** Names of the screens that a journey has checked: passed to the check itself, to a wrapper of it, or by a loop. */
export function findScreens(source: string, wrappers: readonly string[]): string[] {
  const calls = [CHECK, ...wrappers.map((name) => String.raw`(?<!function )\b${name}\(`)].join('|');
  const named = new RegExp(String.raw`(?:${calls})\s*[\w.]+,\s*(['"])([\w-]+)\1`, 'g');
  const direct = [...source.matchAll(named)].map(([, , name = '']) => name);
  return [...direct, ...findLooped(source)];
}

function findLooped(source: string): string[] {
  const loops = source.matchAll(/for \(const (\w+) of (\[[^\]]*\])\) \{\n([\s\S]*?)\n {2}\}/g);
  return [...loops].flatMap(([, variable = '', list = '', body = '']) => {
    const isChecked = new RegExp(String.raw`${CHECK}[^;]*\b${variable}\b`).test(body);
    return isChecked ? literals(list).map((name) => name.replace(/^\//, '')) : [];
  });
}

/** A list of screens that a journey visits: by name, or by another identifying key. */
export function findGallery(source: string): string[] {
  for (const key of ['name', 'id', 'title', 'path']) {
    const entries = [...source.matchAll(new RegExp(String.raw`\b${key}: (['"\x60])([^'"\x60]+)\1`, 'g'))];
    if (entries.length > 0) return entries.map(([, , value = '']) => value.replace(/^\//, ''));
  }
  return [];
}
