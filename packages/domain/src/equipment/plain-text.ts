/** Pairs of characters in equipment names: a simplified or variant form, then the form used in the catalogue. */
const VARIANT_FORMS =
  '风風机機压壓沥瀝铺鋪铁鐵厂廠电電头頭输輸带帶车車搅攪趸躉钻鑽铲鏟发發静靜浆漿笼籠货貨划劃线線桩樁摇搖笔筆锤錘动動圆圓' +
  '锯鋸链鏈绞絞潜潛夹夾绳繩细細铣銑装裝载載运運凿鑿轮輪胶膠钢鋼预預传傳滚滾气氣无無层層砲炮剷鏟椿樁钩鈎鉤鈎';

const characters = [...VARIANT_FORMS];
const forms = new Map(characters.flatMap((form, place) => (place % 2 === 0 ? [[form, characters[place + 1]]] : [])));

/** Lower-case text with variant forms normalised: 'ＣＮＰ　０２７', '挖土机'. */
export function plainText(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  return plain.replace(/\p{Script=Han}/gu, (character) => forms.get(character) ?? character);
}

/** 'cnp027' becomes 'cnp27': leading zeros of a number do not matter. */
export const withoutZeros = (code: string): string => code.replace(/(?<!\d)0+(?=\d)/g, '');
