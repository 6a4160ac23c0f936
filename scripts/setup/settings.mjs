import { spawnSync } from 'node:child_process'

/** Fails with the message of a start if the settings of the environment or of `.env` are wrong. */
export function checkSettings() {
  const { status, stderr } = spawnSync('node', ['start/check-settings.ts'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
  })
  if (status !== 0) throw new Error(stderr.trim())
}
