import { database, type Transaction } from './connection.ts'

/** Does the work in a transaction. A dry run is rolled back, and only its answer is returned. */
export async function transactionOrDryRun<Answer>(
  dryRun: boolean,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await database().transaction(async (tx) => {
      const answer = await work(tx)
      if (dryRun) throw new RolledBack(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.answer as Answer
    throw error
  }
}

class RolledBack extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('A dry run is rolled back')
    this.answer = answer
  }
}
