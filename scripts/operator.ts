import { parseArgs } from 'node:util'
import { Email } from '#contract/fields/patterns.ts'
import { makeOperator } from '#domain/operations/operations/make-operator.ts'
import { ConfigError } from '#platform/config.ts'
import { endWithSentence } from './end-with-sentence.ts'
import { onDatabase } from './on-database.ts'

/** `npm run operator -- E-MAIL`: lets that account run the product; with --remove no more. */
async function main() {
  const { values, positionals } = parseArgs({ options: { remove: { type: 'boolean' } }, allowPositionals: true })
  const email = Email.safeParse(positionals[0])
  if (!email.success) throw new ConfigError('Name the account: npm run operator -- name@example.org [--remove]')
  const done = await onDatabase(({ db }) => makeOperator(db, email.data, !values.remove))
  if (!done) throw new ConfigError('No such account')
  console.log(`${email.data} ${values.remove ? 'runs the product no more' : 'runs the product'}`)
}

main().catch(endWithSentence)
