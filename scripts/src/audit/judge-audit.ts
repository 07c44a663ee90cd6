const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const;
type Severity = (typeof SEVERITIES)[number];

interface Advisory {
  readonly module_name: string;
  readonly severity: Severity;
  readonly title: string;
  readonly url: string;
  readonly patched_versions?: string;
}

interface Judgement {
  /** 0: nothing high; 1: at least one high; 2: no response, so nothing is known. */
  readonly exitCode: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** docs/security/README.md#supply-chain */
const DEADLINES: Readonly<Record<Severity, string>> = {
  critical: 'within two days',
  high: 'within seven days',
  moderate: 'within thirty days',
  low: 'with the updates of the quarter',
  info: 'with the updates of the quarter',
};

const INSTRUCTIONS = [
  'Can it be reached here? Look who uses it: pnpm why NAME --prod.',
  'If it can: put the mended version into package.json, pnpm install, pnpm notices, pnpm check, release, upgrade.',
  'If a package in between still asks for the old one: overrides in pnpm-workspace.yaml, with an exact version.',
  'If nothing mends it yet: end the use of it, or say in docs/security/README.md why it cannot be reached.',
];

const unanswered = (why: string): Judgement => ({
  exitCode: 2,
  lines: [
    `The registry gave no answer about known weaknesses: ${why}`,
    'Nothing is known: this is no sign that all is well. Run it again where the registry can be asked.',
  ],
});

/** Reads the output of `pnpm audit --json`. */
export function judgeAudit(output: string): Judgement {
  let report: { advisories?: Record<string, Advisory>; error?: { code?: string; message?: string } };
  try {
    report = JSON.parse(output);
  } catch {
    return unanswered(output.trim().split('\n')[0] || 'no output');
  }
  if (!report.advisories) return unanswered(report.error?.message ?? report.error?.code ?? 'no list of advisories');
  const found = Object.values(report.advisories).sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  );
  if (found.length === 0) return { exitCode: 0, lines: ['No known weakness in what an installation runs.'] };
  const isSevere = found.some(({ severity }) => severity === 'critical' || severity === 'high');
  return { exitCode: isSevere ? 1 : 0, lines: [...found.map(describe), ...INSTRUCTIONS] };
}

const describe = ({ module_name, severity, title, url, patched_versions = 'none yet' }: Advisory): string =>
  `${severity}, ${DEADLINES[severity]}: ${module_name}: ${title} (mended in ${patched_versions}) ${url}`;
