import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { ConfigError, readConfig, settingNames } from '#platform/config.ts'
import { tell } from './say.ts'

let isFileRead = false

/** The settings of a start or a command: the environment and, for names that it does not have, the file `.env`. */
export function readSettings() {
  if (!isFileRead) for (const remark of readEnvironmentFile(process.env)) tell(remark)
  isFileRead = true
  return readConfig(process.env)
}

/**
 * Adds the settings of `.env` in the current folder, or of the file that ENV_FILE names (`none`: of no file). Returns
 * remarks for the terminal.
 */
export function readEnvironmentFile(environment: NodeJS.ProcessEnv): string[] {
  const named = environment.ENV_FILE
  if (named === 'none') return []
  const path = resolve(named || '.env')
  const content = contentOf(path, Boolean(named))
  if (content === undefined) return []
  const settings = parseEnv(content)
  for (const [name, value] of Object.entries(settings)) environment[name] ??= value
  const strange = Object.keys(settings).filter((name) => !settingNames.includes(name))
  return [
    `Settings were read from ${path}`,
    ...strange.map((name) => `${name} in it is no setting of Köprü: is it spelt right?`),
    ...(settings.SECRET_KEY && isOpenToOthers(path)
      ? [`It holds SECRET_KEY, and every user of this machine can read it: chmod o= ${path}`]
      : []),
  ]
}

/** An unreadable file must not count as missing: the demo would start in production's place. */
function contentOf(path: string, isNamed: boolean) {
  let content: Buffer
  try {
    content = readFileSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' && !isNamed) return undefined
    throw new ConfigError(`The settings in ${path} cannot be read (${String(code)}).`)
  }
  // UTF-16, which editors on Windows write as “Unicode”.
  if (content.includes(0))
    throw new ConfigError(`The settings in ${path} are no text in UTF-8. Save the file as UTF-8.`)
  // Without the invisible mark that the same editors begin UTF-8 with: it would become part of the first name.
  return content.toString('utf8').replace(/^\uFEFF/, '')
}

const isOpenToOthers = (path: string) => (statSync(path).mode & 0o006) !== 0
