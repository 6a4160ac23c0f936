import { PgBoss } from 'pg-boss'
import type { Transaction } from './connection.ts'
import { executeText } from './prepared-on.ts'

// Changes jobs through the queue's own functions, in the caller's transaction: the tables behind a job's state are
// private to the queue.

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
