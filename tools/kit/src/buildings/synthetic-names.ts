/** Romanised and Chinese, as they make up most names in Hong Kong. */
const SYLLABLES = (
  'Wing永 Fook福 Kam錦 Hing興 Lung龍 Tai大 Wah華 Yee怡 Shun順 Cheong昌 Mei美 Yuet月 Fung豐 Tak德 Hoi海 Ching青 Lok樂 Man文 ' +
  'Kwong光 Sing星 Chun春 Wai偉 Po寶 Tsui翠 Yiu耀 Kin建 Lai麗 Choi彩 Nam南 Pak柏 On安 Lee利 Fat發 Ming明 Tat達 Shing盛 Hong康 ' +
  'Yip業 Cheung祥 King景 Wan雲 Fai輝 Yuen源 Ho豪 Lam林 Kwai葵 Ying英 Chi志 Sang生 Luen聯 Fu富 Ning寧 Wo和 Tung東 Ling嶺 Hei喜'
)
  .split(' ')
  .map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const);

const KINDS = [
  ['Building', '大廈'],
  ['Mansion', '樓'],
  ['House', '屋'],
  ['Court', '閣'],
  ['Garden', '花園'],
  ['Centre', '中心'],
  ['Industrial Building', '工業大廈'],
  ['Estate', '邨'],
  ['Terrace', '臺'],
  ['Tower', '大樓'],
] as const;

const STREETS = [
  ['Road', '道'],
  ['Street', '街'],
  ['Lane', '里'],
] as const;

const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item;

/** Spreads consecutive ids over all names, the same every time. */
const spread = (id: number, step: number) => Math.floor(((id * step) % 1_000_003) / 7);

/** Names and addresses in two languages for every building, which is more than any real layer has. */
export function nameSyntheticBuilding(id: number) {
  const [first, second] = [pick(SYLLABLES, spread(id, 7919)), pick(SYLLABLES, spread(id, 104_729))];
  const [kind, street] = [pick(KINDS, spread(id, 1_299_709)), pick(STREETS, spread(id, 15_485_863))];
  const [third, fourth] = [pick(SYLLABLES, spread(id, 611_953)), pick(SYLLABLES, spread(id, 350_377))];
  const block = (id % 24) + 1;
  const number = (id % 280) + 1;
  return {
    BldName_E: `${first[0]} ${second[0]} ${kind[0]}, Block ${block}`,
    BldName_C: `${first[1]}${second[1]}${kind[1]}第${block}座`,
    Address_E: `${number} ${third[0]} ${fourth[0]} ${street[0]}`,
    Address_C: `${third[1]}${fourth[1]}${street[1]}${number}號`,
  };
}
