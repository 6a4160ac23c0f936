import { eq, like, or } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mostTestsInAnHour, sendMessageTest as testCall } from '#contract/mailings/message-tests.ts'
import { database } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { mailings } from '#database/schema/mailings.ts'
import { outbox } from '#database/schema/outbox.ts'
import { mailingWorld } from '../../../tests/worlds/mailing-world.ts'
import { sendMessageTest } from './send-message-test.ts'

const { company, aFormWith, creditsLeft } = mailingWorld()

test('a test goes to its author in each language with sample values, without credits or an act', async () => {
  const { ids } = await aFormWith(1)
  const before = await creditsLeft()
  const { companyId, formId: ofFormId } = ids
  const body = testCall.body.parse({
    ofFormId,
    texts: {
      tr: { subject: 'Sonucun {{name}}', text: '{{form}}: {{#if acceptBy}}{{acceptBy}}{{else}}yok{{/if}}, {{step}}' },
      en: { subject: 'Your result', text: '{{interviewPlace}} {{feedback}}' },
    },
  })
  const { email } = await sendMessageTest(company.caller, { companyId, ...body })
  const sent = await database()
    .select()
    .from(outbox)
    .where(or(like(outbox.subject, 'Deneme: %'), like(outbox.subject, 'Test: %')))
  expect(sent.map(({ recipient, subject }) => [recipient, subject?.replace(/ \S+$/, '')]).sort()).toEqual([
    [email, 'Deneme: Sonucun'],
    [email, 'Test: Your'],
  ])
  const turkish = sent.find(({ subject }) => subject?.startsWith('Deneme'))
  expect(turkish?.text).not.toMatch(/: yok|\{\{/)
  expect(turkish?.text).toContain('Değerlendirme')
  expect([await database().$count(mailings), await database().$count(acts), await creditsLeft()]).toEqual([
    0,
    0,
    before,
  ])
})

test('tests for a community have its values, and are limited per hour', async () => {
  const { ids } = await aFormWith(1)
  const { companyId } = ids
  const body = testCall.body.parse({
    toMembers: true,
    texts: { tr: { subject: 'Buluşma', text: '{{community}} üyeleri' } },
  })
  const send = () => sendMessageTest(company.caller, { companyId, ...body })
  await send()
  const [mail] = await database().select().from(outbox).where(eq(outbox.subject, 'Deneme: Buluşma'))
  expect(mail?.text).toContain('Örnek topluluk üyeleri')
  // The test above has sent one already.
  for (let sent = 2; sent < mostTestsInAnHour; sent += 1) await send()
  await expect(send()).rejects.toThrow('accounts.tooManyTries')
})
