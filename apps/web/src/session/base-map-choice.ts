import { OpenStore } from '../lib/store.ts';

export const baseMaps = ['topographic', 'imagery'] as const;
export type BaseMapChoice = (typeof baseMaps)[number];

const keyOf = (userId: number) => `quietsite.base-map.${userId}`;

/** Each user's choice in this browser; without a user, or without storage, the topographic map. */
class BaseMapStore extends OpenStore<ReadonlyMap<number, BaseMapChoice>> {
  of(userId: number | undefined): BaseMapChoice {
    if (userId === undefined) return 'topographic';
    return this.read().get(userId) ?? readStored(userId);
  }

  choose(userId: number, choice: BaseMapChoice): void {
    this.set(new Map(this.read()).set(userId, choice));
    try {
      localStorage.setItem(keyOf(userId), choice);
    } catch {
      // The choice then lasts until the page is closed.
    }
  }
}

function readStored(userId: number): BaseMapChoice {
  try {
    return localStorage.getItem(keyOf(userId)) === 'imagery' ? 'imagery' : 'topographic';
  } catch {
    return 'topographic';
  }
}

export const baseMapChoice = new BaseMapStore(new Map());
