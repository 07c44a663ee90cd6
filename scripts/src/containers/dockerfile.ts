export interface Instruction {
  readonly name: string;
  readonly words: string;
}

/** Joins lines continued with a backslash; skips comments. */
export const parseDockerfile = (text: string): Instruction[] =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...words] = line.split(' ');
      return { name, words: words.join(' ') };
    });

/** The instructions of the last stage, which is the image. */
export const lastStage = (instructions: readonly Instruction[]): readonly Instruction[] =>
  instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));

/** Files the repository must contain: sources of every COPY that is not from another stage. */
export const listCopied = (instructions: readonly Instruction[]): string[] =>
  instructions
    .filter(({ name, words }) => name === 'COPY' && !words.startsWith('--from='))
    .flatMap(({ words }) => words.split(' ').slice(0, -1));

/** The files named in an exec-form command. */
export const listCommandFiles = (words: string): string[] => {
  const command = JSON.parse(words.slice(words.indexOf('['))) as string[];
  return command.filter((word) => /\.(ts|mjs)$/.test(word));
};
