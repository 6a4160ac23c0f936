import { database } from '#database/connection.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'

/** Writes down, before it is given out, that somebody of the organization took all documents of these applications. */
export const recordZip = (applicationIds: readonly string[], accountId: string) =>
  database().transaction((tx) =>
    addHistory(tx, { person: { kind: 'Company', accountId } }, { applicationIds, event: 'documentsZipped' }),
  )
