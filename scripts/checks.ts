import type { Step } from './steps.ts'

/** Everything that can be known without running the product. */
export const checks: readonly Step[] = [
  { name: 'route types', command: ['react-router', 'typegen'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint and format', command: ['biome', 'ci', '--colors=off', '--max-diagnostics=200'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'structure', command: ['node', 'scripts/check-structure.ts'] },
  { name: 'third-party notices', command: ['node', 'scripts/third-party-notices.ts', '--check'] },
  { name: 'API description', command: ['node', 'scripts/checking/lint-openapi.ts'] },
]
