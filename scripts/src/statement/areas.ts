/** Parts of the product, by the prefixes of their journeys' names; all others are general. */
const beginnings = {
  accounts: /^(access-tokens|accounts|approval|profile|registration|reset|session|sign-)/,
  administration: /^admin-/,
  members: /^(activity|members|organisation)/,
  projects: /^(first-start|lease|project-)/,
  site: /^(centres|map|site-|unregistered|view)/,
  schedule: /^(gantt|programme|schedule)/,
  equipment: /^(equipment|materials)/,
  results: /^(concurrent|derivation|first-result|neighbours|notional|preview|receiver|run-log|select|time)/,
  mitigation: /^(mitigation|proposal)/,
  report: /^(keyboard-submission|report|review|submission)/,
  help: /^(api-docs|help)/,
  languages: /^(gallery|languages)/,
  general: /^/,
} as const;

export type Area = keyof typeof beginnings;
export const areas = Object.keys(beginnings) as Area[];

export const areaOf = (journey: string): Area => areas.find((area) => beginnings[area].test(journey)) ?? 'general';
