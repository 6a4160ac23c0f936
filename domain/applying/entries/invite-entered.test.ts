import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { entries } from '#database/schema/entries.ts'
import { outbox } from '#database/schema/outbox.ts'
import { testDatabase } from '../../../tests/database.ts'
import { anEntryRound, nobody } from '../../../tests/worlds/entry-round.ts'
import { inviteEntered } from './invite-entered.ts'
import { readEntryInvitation } from './read-entry-invitation.ts'

testDatabase()

describe('the invitation', () => {
  test('is sent to each person once, and leads to the entered data', async () => {
    const { ayse, ali, companyId, enter, invite, invited } = await anEntryRound()
    await enter({ candidates: [ayse, ali], ground: 'consent' })
    const mail = await invite(ayse.email)
    await invite(ayse.email)
    expect(await database().$count(outbox, eq(outbox.recipient, ayse.email))).toBe(1)
    expect(mail.text).toContain('Ayşe')
    const token = await invited(ayse.email)
    expect(await readEntryInvitation(nobody, { token })).toMatchObject({
      state: 'open',
      entered: { ...ayse, phone: null, education: null, ground: 'consent' },
    })
    const stored = await database().select().from(entries).where(eq(entries.companyId, companyId))
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(await readEntryInvitation(nobody, { token: 'wrong' })).toMatchObject({ state: 'unknown', entered: null })
  })

  test('is sent to some hundred people in batches', async () => {
    const { ayse, formId, enter } = await anEntryRound()
    const people = Array.from({ length: 7 }, (_, at) => ({ ...ayse, email: `kisi${at}-${formId}@ornek.test` }))
    const { actId } = await enter({ candidates: people })
    for (const expected of [3, 6, 7]) {
      await inviteEntered({ actId: actId ?? '' }, 3)
      expect(await database().$count(outbox, like(outbox.recipient, `%-${formId}@ornek.test`))).toBe(expected)
    }
  })
})
