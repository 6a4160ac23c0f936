import { expect, test } from 'vitest'
import { addAnnouncement } from '../communities/announcements.ts'
import { addCommunity } from '../communities/own-communities.ts'
import { changeCompany } from '../companies/companies.ts'
import { createForm, saveForm } from '../forms/company-forms.ts'
import { sendMessages } from '../mailings/mailings.ts'
import { addMessageTemplate } from '../mailings/message-templates.ts'
import { oneLine, paragraphs } from './one-line.ts'

test.each(['Burs 2027', 'Çağrı “Işık” ✨ 👩‍🎓', 'منحة', '  kenarda boşluk  ', 'satır sonu en sonda\r\n', ''])(
  '%j is one line',
  (text) => {
    expect(oneLine(100).parse(text)).toBe(text.trim())
  },
)

test.each([
  'Burs\r\nBcc: everybody@example.com',
  'Burs\nSUMMARY:x',
  'Burs\r2027',
  'Burs\t2027',
  'Burs\u00002027',
  'Burs\u001b[31m',
  'Burs\u007f2027',
  'Burs\u00852027',
  'Burs\u20282027',
  'Burs\u20292027',
  'fdp.\u202ecod',
  '\u2066x\u2069',
  '\u200b',
  '\u3164 \u200d',
])('%j is not', (text) => {
  const { error } = oneLine(100).safeParse(text)
  expect(error?.issues.map(({ message }) => message)).toEqual(['fields.oneLine'])
})

test('paragraphs keep their line breaks', () => {
  expect(paragraphs(100).parse('Bir\r\niki\n\n\tüç')).toBe('Bir\r\niki\n\n\tüç')
})

const address = 'Ödülün hazır: kazan.com'
const nothing = { cover: null, quota: null, amount: null, workPlace: null, workKind: null }
const basics = { ...nothing, summary: '', body: '', language: 'tr', tags: [], cityIds: [] }

test.each([
  [changeCompany, { name: address }, 'name'],
  [createForm, { title: address }, 'title'],
  [saveForm, { version: 1, basics: { ...basics, title: address } }, 'basics.title'],
  [addCommunity, { name: address }, 'name'],
  [addAnnouncement, { title: address }, 'title'],
  [sendMessages, { subject: address }, 'subject'],
  [sendMessages, { texts: { en: { subject: address, text: '-' } } }, 'texts.en.subject'],
  [addMessageTemplate, { texts: { tr: { subject: address, text: '-' } } }, 'texts.tr.subject'],
])('a name or subject that e-mails show carries no web address: %#', ({ body }, given, field) => {
  const wrong = body.safeParse(given).error?.issues.filter(({ message }) => message === 'fields.noWebAddress')
  expect(wrong?.map(({ path }) => path.join('.'))).toEqual([field])
})
