import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { visitor } from '../../../tests/visitor.ts'
import { importAccounts } from './import-accounts.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const md5 = (password: string) => createHash('md5').update(password).digest('hex')

test('candidates of the older system sign in with their password, and are imported once', async () => {
  const csv = `\uFEFFemail;name;surname;md5\r\nEski.Kisi@kopru.test;İpek;Çağlar;${md5('eski12').toUpperCase()}\r\n\r\nbiri@kopru.test;Ali;Su;${md5('baska1')}\r\n`
  expect(await importAccounts(connection.db, csv)).toEqual({ read: 2, added: 2 })
  expect(await importAccounts(connection.db, csv)).toEqual({ read: 2, added: 0 })
  expect(await visitor(app).signIn('eski.kisi@kopru.test', 'eski12')).toMatchObject({
    status: 200,
    json: { fullname: 'İpek Çağlar', pwdVersion: 'v1', provider: 'Kopru' },
  })
  const hashes = await connection.db.select({ hash: accounts.passwordHash }).from(accounts)
  for (const { hash } of hashes) expect(hash).toMatch(/^\$argon2id\$/)
})

test('one invalid line stops the import, and all invalid lines are named', async () => {
  const before = await connection.db.$count(candidates)
  const csv = `yeni@kopru.test;Ada;Ak;${md5('x')}\nnobody;Ada;Ak;${md5('x')}\nu@kopru.test;Ada;Ak;hunter2\nonly;three;fields`
  const refused = await importAccounts(connection.db, csv).catch((error: unknown) => String(error))
  expect(refused).toContain('line 2: email')
  expect(refused).toContain('line 3: md5 is not an MD5')
  expect(refused).toContain('line 4:')
  expect(refused).not.toContain('hunter2')
  expect(await connection.db.$count(candidates)).toBe(before)
})
