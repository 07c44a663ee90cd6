/** An SPDX expression is satisfied if the allowed licences alone are enough to use the package. */
export function isSatisfied(expression: string, isAllowed: (licence: string) => boolean): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let position = 0;

  const readOperand = (): boolean => {
    const token = tokens[position++];
    if (token === undefined) throw new SyntaxError(`not a licence expression: '${expression}'`);
    if (token !== '(') return isAllowed(token);
    const inner = readAlternatives();
    if (tokens[position++] !== ')') throw new SyntaxError(`unclosed bracket in '${expression}'`);
    return inner;
  };
  const readConjunction = (): boolean => {
    let value = readOperand();
    while (tokens[position] === 'AND') {
      position += 1;
      value = readOperand() && value;
    }
    return value;
  };
  const readAlternatives = (): boolean => {
    let value = readConjunction();
    while (tokens[position] === 'OR') {
      position += 1;
      value = readConjunction() || value;
    }
    return value;
  };

  const value = readAlternatives();
  // Any remaining tokens, such as WITH and an exception, are not understood: a person must check them.
  return value && position === tokens.length;
}
