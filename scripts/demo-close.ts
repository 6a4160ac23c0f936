import { closeDemo } from '#demo/close-demo.ts'
import { endWithSentence } from './end-with-sentence.ts'
import { onDatabase } from './on-database.ts'

/** `npm run demo:close`: the accounts, organizations and forms that MODE=local brought along, before MODE=production. */
async function main() {
  const closed = await onDatabase(({ db }) => closeDemo(db))
  for (const [what, count] of Object.entries(closed)) console.log(`${what} closed: ${count}`)
}

main().catch(endWithSentence)
