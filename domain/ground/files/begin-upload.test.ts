import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aCandidate, aCompany } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { beginUpload } from './begin-upload.ts'
import { uploads } from './uploads.ts'

testDatabase()

async function waitingOf(candidateId: string, count: number, begun: Date) {
  const folder = join(uploads().directory, candidateId)
  await mkdir(folder, { recursive: true })
  for (let at = 0; at < count; at += 1) {
    await writeFile(join(folder, `upload-${at}`), '')
    await writeFile(join(folder, `upload-${at}.json`), '{"size":1}')
    await utimes(join(folder, `upload-${at}.json`), begun, new Date(begun.getTime() + at * 1000))
  }
}

test('a candidate may have twenty waiting uploads; one forgotten for an hour makes room', async () => {
  const [busy, forgetful] = [await aCandidate(), await aCandidate()]
  await waitingOf(busy.candidateId, 20, new Date())
  await expect(beginUpload(busy.candidateId, 10)).rejects.toMatchObject({ code: 'uploads.tooMany' })
  await waitingOf(forgetful.candidateId, 20, new Date(Date.now() - 2 * 60 * 60 * 1000))
  await beginUpload(forgetful.candidateId, 10)
  const left = (await uploads().waiting(forgetful.candidateId)).map(({ id }) => id)
  expect(left).toHaveLength(19)
  expect(left).not.toContain('upload-0')
})

test('a member may have five waiting uploads, because members add one file after the other', async () => {
  const { accountId } = await aCompany()
  await waitingOf(accountId, 4, new Date())
  await beginUpload(accountId, 10)
  await waitingOf(accountId, 5, new Date())
  await expect(beginUpload(accountId, 10)).rejects.toMatchObject({ code: 'uploads.tooMany', values: { limit: 5 } })
  await waitingOf(accountId, 5, new Date(Date.now() - 2 * 60 * 60 * 1000))
  await beginUpload(accountId, 10)
  expect(await uploads().waiting(accountId)).toHaveLength(4)
})
