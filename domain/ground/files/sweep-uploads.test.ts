import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { files } from '#database/schema/files.ts'
import { aCandidate, aCompany } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aPdf } from '../../../tests/made-files.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { takeFile } from './take-file.ts'
import { uploads } from './uploads.ts'

testDatabase()

async function waiting(candidateId: string) {
  const folder = join(uploads().directory, candidateId)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'upload'), 'a')
  await writeFile(join(folder, 'upload.json'), '{"size":5}')
}

test('a recent upload stays, except when its owner has closed the account', async () => {
  const [here, left] = [await aCandidate(), await aCandidate()]
  await waiting(here.candidateId)
  await waiting(left.candidateId)
  await database().update(accounts).set({ deletedAt: new Date() }).where(eq(accounts.id, left.accountId))
  await sweepUploads({ days: 7 })
  expect(await uploads().waiting(here.candidateId)).toHaveLength(1)
  expect(await uploads().waiting(left.candidateId)).toEqual([])
})

test('an unfinished upload is removed after a day for a member, after a week for a candidate', async () => {
  const [{ candidateId }, { accountId }] = [await aCandidate(), await aCompany()]
  const begun = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  for (const owner of [candidateId, accountId]) {
    await waiting(owner)
    await utimes(join(uploads().directory, owner, 'upload.json'), begun, begun)
  }
  expect(await sweepUploads({ days: 7 })).toBe(1)
  expect(await uploads().waiting(candidateId)).toHaveLength(1)
  expect(await uploads().waiting(accountId)).toEqual([])
})

test('a stored file that no row refers to is removed after a day', async () => {
  const { candidateId } = await aCandidate()
  const handed = { file: (await aPdf()).toString('base64'), fileName: 'belge.pdf' }
  const { id } = await takeFile(candidateId, handed, { accept: ['application/pdf'] })
  expect(await sweepUploads({ days: 7 })).toBe(0)
  await database()
    .update(files)
    .set({ createdAt: new Date('2026-01-01') })
    .where(eq(files.id, id))
  expect(await sweepUploads({ days: 7 })).toBe(1)
  expect(await database().$count(files, eq(files.candidateId, candidateId))).toBe(0)
})
