import { type Connection, connect, setConnection } from '#database/connection.ts'
import { startEmbedded } from '#database/embedded.ts'
import { loadLargeDemo } from '#demo/large/load-large-demo.ts'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { readSecret, setSecret } from '#platform/secrets.ts'
import { aCompany, aPublishedForm, password } from '../../tests/builders.ts'
import { manyApplications } from '../../tests/many-applications.ts'

const openListings = 230
const sizes = [10_000, 150_000] as const

/** An organization's form that many people have applied to, and who may read them. */
export interface BusyForm {
  readonly companyId: string
  readonly formId: string
  readonly email: string
  readonly password: string
}

/** Adds to the demo what the paths are measured on: a full list of open listings, and two forms with many applications. */
export async function fillPathWorld(dataDir: string): Promise<{ readonly some: BusyForm; readonly many: BusyForm }> {
  const embedded = await startEmbedded({ dataDir: `${dataDir}/postgres`, log: createLog('silent') })
  const connection = connect(embedded.url)
  setConnection(connection)
  setSecret(readSecret({ secretKey: undefined, dataDir }))
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'http://127.0.0.1', local: true })
  try {
    await loadLargeDemo(connection.db, { forms: openListings })
    const [some, many] = sizes
    return { some: await busyForm(connection, some), many: await busyForm(connection, many) }
  } finally {
    setConnection(undefined)
    await connection.close()
    await embedded.stop()
  }
}

async function busyForm({ pool }: Connection, size: number): Promise<BusyForm> {
  const company = await aCompany()
  const { companyId, email } = company
  const { id: formId } = await aPublishedForm(company)
  await manyApplications(pool, { id: formId, companyId }, size, newId())
  return { companyId, formId, email, password }
}
