/** Each simplified or other form of a character that machines are named with, and after it the one of the catalogue. */
const FORMS =
  '风風机機压壓沥瀝铺鋪铁鐵厂廠电電头頭输輸带帶车車搅攪趸躉钻鑽铲鏟发發静靜浆漿笼籠货貨划劃线線桩樁摇搖笔筆锤錘动動圆圓' +
  '锯鋸链鏈绞絞潜潛夹夾绳繩细細铣銑装裝载載运運凿鑿轮輪胶膠钢鋼预預传傳滚滾气氣无無层層砲炮剷鏟椿樁钩鈎鉤鈎';

const characters = [...FORMS];
const forms = new Map(characters.flatMap((form, place) => (place % 2 === 0 ? [[form, characters[place + 1]]] : [])));

/** A text in small letters, with one form for what people type in several: 'ＣＮＰ　０２７', '挖土机'. */
export function plainText(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  return plain.replace(/\p{Script=Han}/gu, (character) => forms.get(character) ?? character);
}

/** 'cnp27' of 'cnp027': a number is the same with zeros before it. */
export const withoutZeros = (code: string): string => code.replace(/(?<!\d)0+(?=\d)/g, '');
