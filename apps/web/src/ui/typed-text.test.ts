import { describe, expect, it } from 'vitest';
import { TypedText } from './typed-text.ts';

const field = (value = '') => ({ isConnected: true, value });
const all = () => true;

describe('typed text', () => {
  it('[SHELL-57] is what was typed since the field was entered and is still there', () => {
    const typed = new TypedText<ReturnType<typeof field>>();
    const [comment, phone] = [field(), field('2345')];
    typed.enter(comment);
    typed.enter(phone);
    expect(typed.has(all)).toBe(false);
    comment.value = 'A barrier';
    typed.type(comment);
    expect(typed.has(all)).toBe(true);
    expect(typed.has((one) => one === phone)).toBe(false);
    typed.enter(comment);
    expect(typed.has(all)).toBe(true);
    comment.value = '  ';
    expect(typed.has(all)).toBe(false);
    phone.value = '23456';
    typed.type(phone);
    expect(typed.has(all)).toBe(true);
    phone.value = '2345';
    expect(typed.has(all)).toBe(false);
  });

  it('[SHELL-57] is no longer at risk once it was sent, or when its field is gone', () => {
    const typed = new TypedText<ReturnType<typeof field>>();
    const [sent, other] = [field(), field()];
    for (const one of [sent, other]) {
      typed.enter(one);
      one.value = 'text';
      typed.type(one);
    }
    typed.settle((one) => one === sent);
    expect(typed.has((one) => one === sent)).toBe(false);
    expect(typed.has(all)).toBe(true);
    other.isConnected = false;
    expect(typed.has(all)).toBe(false);
  });
});
