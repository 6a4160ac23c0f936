import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, sessions } from '#database/schema/accounts.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testGoogle } from '../../../tests/services/test-google.ts'
import { messagesTo } from '../../../tests/visitor.ts'
import { readExternalLinks } from './external-links.ts'
import { unlinkExternal } from './unlink-external.ts'

const connection = testDatabase()
const { configureGoogle, aPerson, enter, newVisitor } = testGoogle()

describe('unlinking', () => {
  test('removes the provider permanently: the owner gets an e-mail, other sessions end, and the address links nothing', async () => {
    const person = aPerson()
    const ayse = await aCandidate({ email: person.email })
    const elsewhere = newVisitor()
    expect((await enter(elsewhere, person.email)).status).toBe(200)
    const here = newVisitor()
    await here.signIn(person.email, password)
    expect((await here.get('/accounts/external-links')).json).toEqual({
      hasPassword: true,
      items: [{ provider: 'Google', linked: true, canUnlink: true }],
    })
    const unlinked = { hasPassword: true, items: [{ provider: 'Google', linked: false, canUnlink: false }] }
    expect((await here.remove('/accounts/external-links/Google')).json).toEqual(unlinked)
    const told = await messagesTo(person.email)
    expect(told[0]?.text).toContain('Google bağlantısı kaldırıldı')
    const open = and(eq(sessions.accountId, ayse.accountId), isNull(sessions.endedAt))
    expect(await connection.db.$count(sessions, open)).toBe(1)
    expect((await here.remove('/accounts/external-links/Google')).json).toEqual(unlinked)
    expect(await messagesTo(person.email)).toHaveLength(told.length)
    expect(await enter(newVisitor(), person.email)).toMatchObject({ status: 403, code: 'accounts.unlinked' })

    expect((await here.post('/accounts/external-links/Google')).json.items).toEqual([])
    expect((await enter(newVisitor(), person.email)).status).toBe(200)
    expect((await here.get('/accounts/external-links')).json.items).toMatchObject([{ linked: true }])
  })

  test('is refused for the last way to sign in; a provider that is not configured does not count', async () => {
    const subject = `google-last-${newId()}`
    const ayse = await aCandidate({ passwordHash: null, provider: 'Google', googleSubject: subject })
    const unlink = () => unlinkExternal(ayse.caller, { provider: 'Google' })
    expect(await readExternalLinks(ayse.caller)).toMatchObject({ items: [{ canUnlink: false }] })
    await expect(unlink()).rejects.toMatchObject({ code: 'accounts.lastWayIn', status: 409 })
    const also = { istanbulSeninSubject: `senin-${newId()}` }
    await connection.db.update(accounts).set(also).where(eq(accounts.id, ayse.accountId))
    await expect(unlink()).rejects.toMatchObject({ code: 'accounts.lastWayIn' })
    configureGoogle({}, 'a secret of the municipality')
    expect(await unlink()).toEqual({
      hasPassword: false,
      items: [
        { provider: 'Google', linked: false, canUnlink: false },
        { provider: 'IstanbulSenin', linked: true, canUnlink: false },
      ],
    })
    configureGoogle()
  })

  test('of two concurrent requests that would leave no way to sign in, one is refused', async () => {
    configureGoogle({}, 'a secret of the municipality')
    const subjects = { googleSubject: `google-${newId()}`, istanbulSeninSubject: `senin-${newId()}` }
    const { caller } = await aCandidate({ passwordHash: null, ...subjects })
    const both = await Promise.allSettled([
      unlinkExternal(caller, { provider: 'Google' }),
      unlinkExternal(caller, { provider: 'IstanbulSenin' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    configureGoogle()
  })
})
