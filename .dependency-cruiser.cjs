/** The arrows of docs/architecture.md: each room and what it may not touch. */
const room = (name, from, forbidden) => ({ name, severity: 'error', from: { path: from }, to: { path: forbidden } });
const onlyTo = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { pathNot: allowed },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    onlyTo('acoustics-imports-nothing', '^packages/acoustics/src/', '^packages/acoustics/'),
    onlyTo(
      'geometry-knows-jsts-and-proj4',
      '^packages/geometry/',
      '^packages/geometry/|node_modules/(.pnpm/)?(jsts|proj4)',
    ),
    onlyTo('domain-stays-pure', '^packages/domain/(?!.*\\.schema\\.ts$)', '^packages/(domain|acoustics|geometry)/'),
    onlyTo(
      'domain-schemas-know-zod',
      '^packages/domain/.*\\.schema\\.ts$',
      '^packages/(domain|geometry)/|node_modules/(.pnpm/)?zod',
    ),
    {
      name: 'rules-use-the-types-of-schemas-only',
      severity: 'error',
      from: { path: '^packages/domain/src/(?!schemas\\.ts$)', pathNot: '\\.(schema|test)\\.ts$' },
      to: { path: '\\.schema\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    onlyTo('contracts', '^packages/contracts/', '^packages/(contracts|domain)/|node_modules/(.pnpm/)?zod'),
    room('documents', '^packages/documents/', '^packages/(contracts|fixtures)/|^apps/'),
    room('packages-below-apps', '^packages/', '^(apps|e2e|scripts|tools)/'),
    room(
      'fixtures-for-tests-and-seeds',
      '^(packages/(acoustics|geometry|domain|contracts|documents)|apps/web)/(?!.*\\.test\\.)',
      '^packages/fixtures/',
    ),
    room(
      'validation-for-tests-and-scripts',
      '^(packages/(?!validation/)|apps/|e2e/)(?!.*\\.test\\.)',
      '^packages/validation/',
    ),
    // An oracle that borrowed from what it judges would agree with its mistakes.
    room(
      'oracle-knows-nothing-of-the-engine',
      '^packages/validation/src/oracle/',
      '^packages/(?!validation/src/(oracle/|case\\.ts|present\\.ts))',
    ),
    {
      name: 'only-the-oracle-knows-decimals',
      severity: 'error',
      from: { pathNot: '^packages/validation/src/oracle/|node_modules' },
      to: { path: 'node_modules/(.pnpm/)?decimal\\.js' },
    },
    room('web-and-server-apart', '^apps/web/', '^apps/server/'),
    room('server-and-web-apart', '^apps/server/', '^apps/web/'),
    // {scripts, e2e, drills, benches} -> kit -> product; a drill or a bench uses no other
    room('kit-below-drills-and-benches', '^tools/kit/', '^(tools/(?!kit/)|scripts/)'),
    room('scripts-and-e2e-use-the-kit-alone', '^(scripts|e2e)/', '^tools/(?!kit/)'),
    // The test of the generated table types runs their generator.
    room('product-tests-use-the-kit-alone', '^apps/', '^(scripts/(?!src/tables/)|tools/(?!kit/))'),
    room('product-without-the-kit', '^apps/[^/]+/src/(?!.*\\.test\\.)', '^tools/'),
    room('benches-use-the-kit-alone', '^tools/benches/', '^(scripts/|tools/drills/)'),
    // The release drill packs its variants as a release is packed.
    room('drills-use-the-kit-alone', '^tools/drills/', '^(scripts/src/(?!release/)|tools/benches/)'),
    {
      name: 'no-drill-or-bench-imports-another',
      severity: 'error',
      from: { path: '^tools/(drills|benches)/src/([^/.]+)(/|\\.ts$)' },
      to: { path: '^tools/(drills|benches)/src/', pathNot: '^tools/$1/src/$2(/|\\.ts$)' },
    },
    // server: {main, worker} -> wiring -> {http, jobs} -> services -> {repositories, calculation, printing, integrations} -> database
    room(
      'http-through-services',
      '^apps/server/src/http/',
      '^apps/server/src/(jobs|repositories|database|calculation|printing|wiring)',
    ),
    room('jobs-through-services', '^apps/server/src/jobs/', '^apps/server/src/(http|repositories|database|wiring)'),
    room('services-down-only', '^apps/server/src/services/', '^apps/server/src/(http|wiring|main|worker)'),
    room(
      'repositories-down-only',
      '^apps/server/src/repositories/',
      '^apps/server/src/(http|jobs|services|calculation|printing|integrations|wiring)',
    ),
    room(
      'rings-apart',
      '^apps/server/src/(calculation|printing|integrations)/',
      '^apps/server/src/(http|jobs|services|repositories|wiring)',
    ),
    room('database-is-ground', '^apps/server/src/database/', '^apps/server/src/(?!database|config)'),
    // web: app -> features -> project -> session -> {map, ui, lib, texts, workers} -> packages
    {
      name: 'no-feature-imports-another',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    room('features-below-app', '^apps/web/src/features/', '^apps/web/src/app/'),
    room('project-below-features', '^apps/web/src/project/', '^apps/web/src/(app|features)/'),
    room('session-below-project', '^apps/web/src/session/', '^apps/web/src/(app|features|project)/'),
    room(
      'ground-below-session',
      '^apps/web/src/(map|ui|lib|workers)/',
      '^apps/web/src/(app|features|project|session)/',
    ),
    // web texts: each catalogue is a `messages` folder beside its screens; only texts/ reads them
    {
      name: 'texts-know-only-messages',
      severity: 'error',
      from: { path: '^apps/web/src/texts/' },
      to: { path: '^apps/web/src/(app|features|project|session|map|ui|workers)/', pathNot: '/messages/' },
    },
    onlyTo(
      'messages-know-only-texts',
      '^apps/web/src/.*/messages/',
      '^apps/web/src/(texts/|.*/messages/)|^packages/(domain|contracts)/',
    ),
    {
      name: 'messages-through-texts',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/texts/|/messages/|\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/.*/messages/' },
    },
    {
      name: 'only-map-knows-openlayers',
      severity: 'error',
      from: { path: '^apps/web/src/(?!map/)' },
      to: { path: 'node_modules/(.pnpm/)?ol[@/]' },
    },
    {
      name: 'only-jobs-knows-the-queue',
      severity: 'error',
      from: { path: '^apps/server/src/(?!jobs/)' },
      to: { path: 'node_modules/(.pnpm/)?pg-boss' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.run|\\.tools|reports)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.css', '.json'],
    },
  },
};
