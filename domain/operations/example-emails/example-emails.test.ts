import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { emailTexts } from '../../ground/messages/templates.ts'
import { newsEvents } from '../../ground/notifications/news-text.ts'
import { exampleEmails } from './example-emails.ts'

testDatabase()

const ofAll = (names?: Parameters<typeof exampleEmails>[0]) =>
  exampleEmails(names).map((email) => ({ ...email, called: `${email.name} ${email.kind} ${email.language}` }))

const longest = {
  title: `${'Yarının Mühendisleri ve Bilim İnsanları için '.repeat(3).slice(0, 119)}!`,
  companyName: 'Anadolu’nun Işığı Eğitim ve Dayanışma Vakfı İktisadi İşletmesi',
  name: 'Ayşegül Nur Fatma Zehra',
}

test('every template and every event has an example in both languages', () => {
  const made = new Set(ofAll().map(({ called }) => called))
  const templates = Object.keys(emailTexts).filter((template) => template !== 'news')
  const missing = ['tr', 'en'].flatMap((language) => [
    ...newsEvents.Candidate.map((event) => `${event} Candidate ${language}`),
    ...newsEvents.Company.map((event) => `${event} Company ${language}`),
    ...templates.map((template) =>
      made.has(`${template} Candidate ${language}`)
        ? `${template} Candidate ${language}`
        : `${template} Company ${language}`,
    ),
  ])
  expect(missing.filter((called) => !made.has(called))).toEqual([])
})

test('a subject has at most 60 letters, however long the names in it are', () => {
  const subjects = ofAll(longest).map(({ called, subject }) => ({ called, subject: subject ?? '' }))
  expect(subjects.filter(({ subject }) => [...subject].length > 60 || subject.length < 8)).toEqual([])
})

test('a subject contains the listing’s title, cut at a word if it is long', () => {
  const named = (names?: typeof longest) =>
    Object.fromEntries(ofAll(names).map(({ called, subject }) => [called, subject]))
  expect(named()).toMatchObject({
    'documentRequested Candidate tr': 'Aile Gelir Belgesi isteniyor: Yarının Mühendisleri Bursu',
    'interviewInvited Candidate en': 'Choose an interview time: Yarının Mühendisleri Bursu',
    'received Candidate tr': 'Başvurun alındı: Yarının Mühendisleri Bursu',
    'newForm Candidate tr': 'Yeni ilan: Yarının Mühendisleri Bursu (Işık Vakfı)',
  })
  expect(named(longest)).toMatchObject({
    'resultPublished Candidate tr': 'Sonucun açıklandı: Yarının Mühendisleri ve Bilim İnsanları…',
    'newForm Candidate en': 'New listing: Yarının Mühendisleri… (Anadolu’nun Işığı…)',
  })
})

test('no subject repeats a sentence of the message or reveals the reason of a refusal', () => {
  const emails = ofAll()
  expect(emails.filter(({ subject }) => /[.!?]$/.test(subject ?? ''))).toEqual([])
  expect(emails.filter(({ subject }) => subject?.includes('üç aydan eski'))).toEqual([])
  expect(emails.filter(({ text }) => text.includes('üç aydan eski')).map(({ called }) => called)).toEqual([
    'documentRefused Candidate tr',
    'documentRefused Candidate en',
  ])
})

test('no placeholder is left unfilled, and no sentence is incomplete', () => {
  const unfilled = /[{}]|undefined|\bnone\b|Hatalı format|messages\.|news\./
  const broken = ofAll().filter(({ subject, text, html }) =>
    [subject, text, wordsOf(html)].some((part) => unfilled.test(part ?? '')),
  )
  expect(broken.map(({ called }) => called)).toEqual([])
})

test('the HTML part shows no addresses; each link has words', () => {
  const raw = ofAll().filter(({ html }) =>
    /https?:|www\.|\.(test|example|com|tr)\b(?<!@kopru\.test)/.test(wordsOf(html)),
  )
  expect(raw.map(({ called }) => called)).toEqual([])
})

test('an e-mail with a link has one button, and each address in the text has a label', () => {
  for (const { called, text, html } of ofAll()) {
    const addresses = text.split('\n').filter((line) => line.includes('://'))
    const buttons = (html ?? '').split('background:#5e2db3').length - 1
    expect([called, buttons]).toEqual([called, addresses.length > 0 ? 1 : 0])
    for (const address of addresses)
      expect(text.split('\n')[text.split('\n').indexOf(address) - 1], called).toMatch(/^\S.*:$/)
  }
})

test('settings are mentioned only in e-mails that they control', () => {
  const because = /bildirim ayarlar(ın|ınız) açık|notifications are on|have turned suggestions/
  const always = /^(data|legalText|breach|retention|announced|interview(Moved|Cancelled|Reopened))/
  const wrong = ofAll().filter(({ name, text }) => always.test(name) && because.test(text))
  expect(wrong.map(({ called }) => called)).toEqual([])
})

test('candidates are addressed as sen, organizations as siz', () => {
  const sen =
    /(?<!\p{L})(sen|seni|senin|sana|sensen|aldın|hesabın|şifren|kodun|istersen|yapmana|ayarların|ayarlarındaki)(?!\p{L})/iu
  const siz =
    /(?<!\p{L})(siz|sizi|sizin|size|aldınız|hesabınız|şifreniz|kodunuz|ayarlarınız|ayarlarınızdaki)(?!\p{L})/iu
  const wrong = ofAll().filter(
    ({ kind, language, subject, text }) =>
      language === 'tr' && (kind === 'Company' ? sen : siz).test(`${subject} ${text}`),
  )
  expect(wrong.map(({ called }) => called)).toEqual([])
})

test('a request names the document, deadline and note; an invitation names the times', () => {
  const textOf = (name: string) => ofAll().find(({ called }) => called === name)?.text
  expect(textOf('documentRequested Candidate tr')).toContain(
    'senden Aile Gelir Belgesi istiyor. Son tarih: 15 Mart 2027 23:59 (İstanbul\u00a0saati).\n\nKurumun notu:\n\n> Belgede imza',
  )
  expect(textOf('interviewInvited Candidate en')).toMatch(
    /- Friday, 5 March 2027, 10:00 \(Istanbul\u00a0time\)\n- .*11:00.*\n- and 3 more/,
  )
})

/** The visible text of the HTML part. */
const wordsOf = (html: string | null) => (html ?? '').replace(/<(title|style)>.*<\/\1>/g, '').replace(/<[^>]*>/g, ' ')
