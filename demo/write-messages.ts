import { eq } from 'drizzle-orm'
import type { ContactTopic } from '#contract/contact.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { contactMessages } from '#database/schema/contact.ts'
import { newId } from '#platform/ids.ts'
import type { Clock } from './writing/clock.ts'

interface Written {
  readonly at: Date
  readonly name: string
  readonly email: string
  readonly topic: ContactTopic
  readonly language?: 'tr' | 'en'
  readonly message: string
  readonly answer?: string
}

/** Messages from the contact page: two await an answer, one has it. */
export async function writeMessages(tx: Transaction, clock: Clock) {
  const written: readonly Written[] = [
    {
      at: clock.at(-12, '14:20'),
      name: 'Hatice Korkmaz',
      email: 'hatice.korkmaz@kopru.test',
      topic: 'organization',
      message: 'Vakfımızın unvanı değişti. Vergi bilgilerimizi nereden güncelleriz?',
      answer:
        'Merhaba Hatice Hanım,\nAyarlar sayfasında “Vergi bilgileri” bölümünden güncelleyebilirsiniz. Yeni unvan sonraki faturalarda görünür.',
    },
    {
      at: clock.at(-2, '21:45'),
      name: 'Emre Tunç',
      email: 'emre.tunc@kopru.test',
      topic: 'candidate',
      message:
        'Başvuruma transkriptimi yükledim ama yanlış dönemin belgesini seçmişim. Son günden önce değiştirebilir miyim?',
    },
    {
      at: clock.at(-1, '09:10'),
      name: 'Laura Becker',
      email: 'laura.becker@kopru.test',
      topic: 'organization',
      language: 'en',
      message: 'We would like to announce a fellowship for students in Türkiye. Can a foundation from abroad join?',
    },
  ]
  const [operator] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, 'operator@kopru.test'))
  await tx.insert(contactMessages).values(
    written.map(({ at, answer, language = 'tr', ...one }) => ({
      id: newId(at.getTime()),
      createdAt: at,
      language,
      ...one,
      ...(answer !== undefined && {
        answer,
        answeredAt: new Date(at.getTime() + 3 * 3_600_000),
        answeredBy: operator?.id,
      }),
    })),
  )
}
