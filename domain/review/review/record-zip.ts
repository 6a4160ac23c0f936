import { database } from '#database/connection.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'

/** Records that a member downloads all documents of these applications, before they are sent. */
export const recordZip = (applicationIds: readonly string[], accountId: string) =>
  database().transaction((tx) =>
    addHistory(tx, { person: { kind: 'Company', accountId } }, { applicationIds, event: 'documentsZipped' }),
  )
