import { setConnection } from '#database/connection.ts'
import { requireSecret } from '#database/secret-marks.ts'
import { setFileStore } from '#domain/ground/files/store.ts'
import { type ResealReport, reseal } from '#domain/privacy/resealing/reseal.ts'
import { createLog } from '#platform/log.ts'
import { readSecret, secretName, setSecret } from '#platform/secrets.ts'
import { filesOf } from '../start/files.ts'
import { readSettings } from '../start/settings.ts'
import { endWithSentence } from './end-with-sentence.ts'
import { onDatabase } from './on-database.ts'

/**
 * `npm run secrets:reseal`: re-encrypts everything under SECRET_KEY, so that EARLIER_SECRET_KEYS can be removed; with
 * --now without waiting for export files, which then become unreadable with the earlier secret.
 */
async function main() {
  const config = readSettings()
  setSecret(readSecret(config), config.otherSecretKeys)
  setFileStore(await filesOf(config, createLog('warn')))
  const report = await onDatabase(async (connection) => {
    setConnection(connection)
    await requireSecret(connection.db, secretName(config))
    const tell = (what: string, count: number) => console.log(`${what}: ${count} sealed anew`)
    return reseal(connection.db, { tell, waitsForExports: !process.argv.includes('--now') })
  })
  for (const sentence of sentencesOf(report)) console.log(sentence)
  if (!report.isDone) process.exitCode = 1
}

function* sentencesOf({ marks, left, exportsUntil, accountsWithRecoveryCodes, refusals, isDone }: ResealReport) {
  for (const [of, { lost }] of Object.entries(marks)) {
    if (lost > 0) yield `${lost} marks of ${of} stay as they are: what they were made of is gone.`
  }
  if (left > 0) {
    yield `${left} values are still under an older secret: a process seals with it. Restart every process with the new SECRET_KEY, then run this again.`
  }
  if (exportsUntil && !isDone) {
    yield `Files of exports under an older secret lie there until ${exportsUntil.toISOString()}. Run this again after that.`
  }
  if (!isDone) return
  yield 'Nothing is left under an older secret: take EARLIER_SECRET_KEYS and NEXT_SECRET_KEY away and restart every process.'
  if (refusals > 0) {
    yield `${refusals} refusals of e-mails from organizations end with it: these addresses can be written to again, until they refuse anew.`
  }
  if (accountsWithRecoveryCodes > 0) {
    yield `Recovery codes made under an older secret end with it (${accountsWithRecoveryCodes} accounts have codes), and so do links to interviews and calendars that were given out.`
  }
}

main().catch(endWithSentence)
