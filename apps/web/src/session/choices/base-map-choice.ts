import { BrowserChoice } from './browser-choice.ts';

export const baseMaps = ['topographic', 'imagery'] as const;

export const baseMapChoice = new BrowserChoice('base-map', baseMaps, 'topographic');
