import { parseArgs } from 'node:util'
import { Email } from '#contract/fields/patterns.ts'
import { makeOperator } from '#domain/operations/make-operator.ts'
import { onDatabase } from './on-database.ts'

/** `npm run operator -- E-MAIL`: lets that account run the product; with --remove no more. */
const { values, positionals } = parseArgs({ options: { remove: { type: 'boolean' } }, allowPositionals: true })
const email = Email.safeParse(positionals[0])
if (!email.success) {
  console.error('Name the account: npm run operator -- name@example.org [--remove]')
  process.exit(1)
}
const done = await onDatabase(({ db }) => makeOperator(db, email.data, !values.remove))
console.log(
  done ? `${email.data} ${values.remove ? 'runs the product no more' : 'runs the product'}` : 'No such account',
)
process.exitCode = done ? 0 : 1
