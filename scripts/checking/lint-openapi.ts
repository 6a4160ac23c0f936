import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers } from '#api/api.ts'
import { problemWordsIn } from '#api/docs/words.ts'
import { describeApi } from '#contract/openapi/openapi.ts'

// Judges the description of the API as the outside does: Redocly's recommended rules, as redocly.yaml has them.

const folder = mkdtempSync(join(tmpdir(), 'kopru-openapi-'))
try {
  const file = join(folder, 'openapi.json')
  const calls = answers.map(({ call }) => call)
  writeFileSync(file, JSON.stringify(describeApi(calls, 'https://kopru.example', problemWordsIn('en')), null, 1))
  const { status } = spawnSync('redocly', ['lint', file, '--config', 'redocly.yaml', '--max-problems', '1000'], {
    stdio: 'inherit',
    // Runs without a network, so without telemetry.
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
