import { sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { mailingFiles, messageFiles } from '#database/schema/review/message-files.ts'
import { uuids } from '#database/uuids.ts'

interface Written {
  readonly id: string
  readonly companyId: string
  readonly fileIds?: readonly string[]
}

/** Attaches files to a mailing, and refuses it if one was deleted after the check. */
export async function attachFiles(tx: Transaction, { id, companyId, fileIds = [] }: Written) {
  if (fileIds.length === 0) return
  const { rowCount } = await tx.execute(sql`
    insert into ${mailingFiles} (mailing_id, file_id, position)
    select ${id}::uuid, ${files.id}, named.position
    from unnest(${uuids(fileIds)}) with ordinality as named(id, position)
    join ${files} on ${files.id} = named.id and ${files.companyId} = ${companyId}::uuid
    join ${messageFiles} on ${messageFiles.fileId} = ${files.id}
    order by ${files.id} for key share of ${files}`)
  if (rowCount !== fileIds.length) throw problem('mailings.fileNotFound')
}
