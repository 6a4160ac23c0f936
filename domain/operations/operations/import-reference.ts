import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { checkReference as checkCall, importReference as importCall } from '#contract/operations/reference.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { type Imported, importInto, tryImport } from '#database/reference/import.ts'
import { ImportError } from '#database/reference/import-shapes.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'

export async function checkReference(
  _: Caller,
  { content }: Input<typeof checkCall>,
): Promise<Output<typeof checkCall>> {
  return described(await tryImport(database(), content).catch(refuse))
}

/** Imports a list like the command of the same name, and records who did it. */
export async function importReference(
  caller: Caller,
  input: Input<typeof importCall>,
): Promise<Output<typeof importCall>> {
  const { content, fileName, reason } = input
  return database()
    .transaction(async (tx) => {
      const imported = await importInto(tx, content)
      await recordOperatorAct(tx, caller, { act: 'referenceImported', about: fileName, reason })
      return described(imported)
    })
    .catch(refuse)
}

const described = ({ shape, written }: Imported) =>
  ({ list: shape, written: [...written] }) as Output<typeof importCall>

/** Describes what is wrong with the file in the caller's language. */
function refuse(error: unknown): never {
  if (error instanceof ImportError && error.file) {
    const { wrong, row = 0, name = '', at = '' } = error.file
    if (wrong === 'notJson' || wrong === 'unknown') throw problem('reference.wrongFile', { wrong })
    throw problem('reference.wrongRow', { wrong, row, name, at })
  }
  if (isRefusedByDatabase(error)) throw problem('reference.wrongFile', { wrong: 'contradicts' })
  throw error
}

/** Errors that the schemas do not catch: a repeated day, or a character that text columns do not allow. */
const isRefusedByDatabase = (error: unknown) =>
  error instanceof DrizzleQueryError &&
  error.cause instanceof pg.DatabaseError &&
  /^2[123]/.test(error.cause.code ?? '')
