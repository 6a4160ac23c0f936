import { expect, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { outbox } from '#database/schema/outbox.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aCodeBySms, aVerification } from '../../../tests/worlds/messages.ts'
import { setDelivery } from './delivery.ts'
import { queueMessage } from './queue-message.ts'
import type { Message } from './templates.ts'

const connection = testDatabase()

const link = 'https://kopru.example/verify?token=abc&x=1'
const verification = aVerification('Çiğdem', link)

const queue = (message: Message) => connection.db.transaction((tx) => queueMessage(tx, message))

async function queued(message: Message) {
  await connection.db.delete(outbox)
  await queue(message)
  const [row] = await connection.db.select().from(outbox)
  if (!row) throw new Error('Nothing was queued')
  return row
}

const promised = async () => {
  const { rows } = await connection.pool.query('select data from pgboss.job where name = $1', [jobs.sendMessage.name])
  return rows.map(({ data }) => data.id as string)
}

test('a message is worded, stored and queued in one transaction', async () => {
  const row = await queued(verification)
  expect(row).toMatchObject({
    channel: 'email',
    recipient: 'cigdem@kopru.test',
    subject: 'E-posta adresini doğrula',
    code: '482913',
    link,
    sentAt: null,
  })
  expect(await promised()).toEqual([row.id])
})

test('after a rollback the message is neither stored nor sent', async () => {
  await connection.db.delete(outbox)
  await connection.pool.query('delete from pgboss.job')
  const refused = connection.db.transaction(async (tx) => {
    await queueMessage(tx, verification)
    throw new Error('changed my mind')
  })
  await expect(refused).rejects.toThrow('changed my mind')
  expect(await connection.db.select().from(outbox)).toEqual([])
  expect(await promised()).toEqual([])
})

test('the text part has all content of the HTML part', async () => {
  const { text } = await queued(verification)
  expect(text).toBe(`Merhaba Çiğdem,

Köprü hesabını kullanmana bir adım kaldı. Aşağıdaki kodu doğrulama sayfasına yaz ya da bağlantıyı aç.

Doğrulama kodun: 482913

E-posta adresimi doğrula:
${link}

Kod 3 dakika geçerlidir. Süresi dolarsa bağlantıyı açabilir ya da yeni bir kod isteyebilirsin.

Köprü’de hesap açan sen değilsen bir şey yapmana gerek yok; adres doğrulanmadan hesap kullanılamaz.

-- 
Bu e-postayı aldın, çünkü biri Köprü’de bu adresle hesap açmak istedi.
Bu otomatik bir e-postadır.
Köprü (deneme kurulumu, gerçek bir kuruluş değil), Örnek Mahallesi, Deneme Sokak No: 1, İstanbul
`)
})

test('the HTML part escapes markup in user input', async () => {
  const { html, subject } = await queued({
    channel: 'email',
    to: 'ekip@kopru.test',
    kind: 'Candidate',
    language: 'en',
    template: 'invitation',
    values: { inviter: 'Ece <b>Ak</b>', companyName: '"Ak & Kara" <img src=x>', link },
  })
  expect(subject).toBe('"Ak & Kara" <img src=x> invites you to its team on Köprü')
  expect(html).toContain('Ece &lt;b&gt;Ak&lt;/b&gt; would like you to join the &quot;Ak &amp; Kara&quot;')
  expect(html).toContain('href="https://kopru.example/verify?token=abc&amp;x=1"')
  expect(html).not.toMatch(/<img|<b>/)
})

test('an SMS ends with the line that lets a phone offer the code on our own site only', async () => {
  const row = await queued(aCodeBySms)
  expect(row).toMatchObject({ channel: 'sms', subject: null, html: null, code: '007123', link: null })
  expect(row.text).toBe('Köprü giriş kodun: 007123. 3 dakika geçerli. Kimseyle paylaşma.\n\n@kopru.example #007123')
})

const messages: Message[] = [
  verification,
  { ...verification, template: 'passwordReset', values: { name: 'Çiğdem', link, minutes: '60' } },
  { ...verification, template: 'passwordChanged', values: { name: 'Çiğdem' } },
  { ...verification, template: 'invitation', values: { inviter: 'Ece Ak', companyName: 'Işık Vakfı', link } },
  { ...verification, template: 'invitationElsewhere', values: { inviter: 'Ece Ak', companyName: 'Işık Vakfı' } },
  { ...verification, template: 'accountExists', values: { name: 'Çiğdem', link } },
  { ...verification, template: 'emailChange', values: { name: 'Çiğdem', code: '482913', minutes: '3' } },
  { ...verification, template: 'emailChanged', values: { name: 'Çiğdem', newEmail: 'c***@kopru.test' } },
  { ...verification, channel: 'sms', template: 'twoFactorCode', values: { code: '482913', minutes: '3' } },
  { ...verification, channel: 'sms', template: 'gsmCode', values: { code: '482913', minutes: '3' } },
]

const toBoth = messages.flatMap((message) => [message, { ...message, kind: 'Company' as const }])

test.each(toBoth.flatMap((message) => [message, { ...message, language: 'en' as const }]))(
  '$template to a $kind is complete in $language',
  async (message) => {
    const { text, html } = await queued(message)
    for (const value of Object.values(message.values)) expect(text).toContain(value)
    expect(text).not.toMatch(/[{}]|undefined|messages\./)
    if (message.channel === 'email') expect(html).toContain(`<html lang="${message.language}">`)
  },
)

test.each(messages)('$template says siz to an organization', async (message) => {
  const { subject, text } = await queued({ ...message, kind: 'Company' })
  const sen = /(?<!\p{L})(sen|seni|senin|sana|sensen|aldın|hesabın|şifren|kodun|istersen|yapmana)(?!\p{L})/iu
  expect(`${subject} ${text}`).not.toMatch(sen)
})

test('in production neither code nor link is stored beside the message', async () => {
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'https://kopru.example', local: false })
  expect(await queued(verification)).toMatchObject({ code: null, link: null })
})

test('web addresses in names given by organizations are broken up, in subject, text and HTML', async () => {
  const { html, text, subject } = await queued({
    channel: 'email',
    to: 'aday@kopru.test',
    kind: 'Candidate',
    language: 'tr',
    template: 'communityInvited',
    values: { companyName: 'Ödül https://kazan.com A.Ş.', title: 'www.kazan.com', link },
  })
  expect(subject).toBe('Ödül kazan. com A.Ş. seni davet ediyor: www kazan. com')
  for (const part of [html, text]) expect(part).not.toMatch(/kazan\.com/)
  const written = await queued({
    channel: 'email',
    to: 'aday@kopru.test',
    kind: 'Candidate',
    language: 'tr',
    template: 'written',
    values: { companyName: 'kazan.com', title: 'Burs', link, ownSubject: 'Git: kazan.com', quote: 'kazan.com' },
  })
  expect(written.subject).toBe('Git: kazan. com')
  // Messages to an organization's own applicants may contain links.
  expect(written.text).toContain('> kazan.com')
  const digest = await queued({
    channel: 'email',
    to: 'aday@kopru.test',
    kind: 'Candidate',
    language: 'tr',
    template: 'digest',
    values: {
      name: 'Ayşe',
      more: 1,
      first: 'kazan.com seni davet ediyor',
      lines: 'kazan.com\nYeni ilan: www.kazan.com',
      link,
    },
  })
  for (const part of [digest.html, digest.text]) expect(part).not.toMatch(/kazan\.com/)
})
