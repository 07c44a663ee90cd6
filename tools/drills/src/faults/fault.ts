/** The measured effect of one fault on users. */
export interface FaultEffect {
  /** In the words of a user; read from the page or from the responses, never assumed. */
  readonly usersSee: string;
  /** Changes that the server had acknowledged by the time of recovery. */
  readonly acknowledged: number;
  /** The number of these that no longer exist. */
  readonly lost: number;
  /** From the end of the fault until a user can read, write and calculate again. */
  readonly recoverySeconds: number;
  /** Anything else worth reporting: seconds of refused requests, size of a restored log. */
  readonly note?: string;
  /** Descriptions of anything that must not happen; empty or omitted if there is none. */
  readonly violations?: readonly string[];
}

export interface Fault {
  readonly name: string;
  /** The longest accepted recovery time. */
  readonly maxRecoverySeconds: number;
  /** Changes that may be lost by design (a lagging standby, a point-in-time restore); 0 by default. */
  readonly maxLost?: number;
  /** Part of the short run in every check. */
  readonly isShort: boolean;
  run(): Promise<FaultEffect>;
}
