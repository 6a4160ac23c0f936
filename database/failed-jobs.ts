import { PgBoss } from 'pg-boss'
import type { Transaction } from './connection.ts'
import { executeText } from './prepared-on.ts'

// Through the queue's own functions, in the transaction of who asks: only they know all that a state means to it.

interface FailedJob {
  readonly id: string
  readonly name: string
}

export async function retryFailed(tx: Transaction, { id, name }: FailedJob) {
  await clientOn(tx).retry(name, id)
}

export async function discardFailed(tx: Transaction, { id, name }: FailedJob) {
  await clientOn(tx).deleteJob(name, id)
}

const clientOn = (tx: Transaction) =>
  new PgBoss({ db: { executeSql: (text, values) => executeText(tx, text, values) }, schema: 'pgboss' })
