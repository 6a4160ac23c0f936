import { expect, test } from 'vitest'
import { z } from 'zod'
import * as schemas from './patterns.ts'

const { PasswordChoice, isEmptyTextEditor, patterns: _, ...rest } = schemas

/** The result of a schema for a text: its normalised value, or the keys of its messages. */
function read(schema: z.ZodType<string>, text: unknown): string | string[] {
  const parsed = schema.safeParse(text)
  return parsed.success ? parsed.data : parsed.error.issues.map(({ message }) => message)
}

const accepted: [keyof typeof rest, string, string?][] = [
  ['Name', 'Al'],
  ['Name', 'Şule Işık'],
  ['Name', 'İbrahim Çağrı Öz'],
  ['Name', 'Ali K'],
  ['Name', 'Ayşe-Nur'],
  ['Name', 'I\u0307brahim', 'İbrahim'],
  ['Surname', "O'Neil"],
  ['Surname', 'Öğütçü'],
  ['CompanyName', 'İŞ'],
  ['CompanyName', '  Anadolu Eğitim Vakfı ', 'Anadolu Eğitim Vakfı'],
  ['CompanyName', '3M'],
  ['PhoneCountryCode', '+9'],
  ['PhoneCountryCode', '+90'],
  ['PhoneCountryCode', '+994'],
  ['PhoneNumber', '12'],
  ['PhoneNumber', '5321234567'],
  ['PhoneNumber', '1800FLOWERS99'],
  ['Gsm', '5321234567', '+905321234567'],
  ['Gsm', '05321234567', '+905321234567'],
  ['Gsm', '0 (532) 123 45 67', '+905321234567'],
  ['Gsm', '+90 532 123-45-67', '+905321234567'],
  ['Gsm', '+90 0532 123 45 67', '+905321234567'],
  ['Gsm', '90 532 123 45 67', '+905321234567'],
  ['Gsm', '0090 532 123 45 67', '+905321234567'],
  ['Gsm', '+49 (0)151 12345678', '+4915112345678'],
  ['Gsm', '0049 151/12345678', '+4915112345678'],
  ['Gsm', '+1 (202) 555-0123', '+12025550123'],
  ['Gsm', '+44 07911 123456', '+447911123456'],
  ['Gsm', '+39 347 123 4567', '+393471234567'],
  ['Gsm', '+225 01 23 45 67 89', '+2250123456789'],
  ['Gsm', '+242 06 612 3456', '+242066123456'],
  ['Phone', '+378 0549 123456', '+3780549123456'],
  ['Gsm', '+299 123456', '+299123456'],
  ['Gsm', '+994 50 123 45 67', '+994501234567'],
  ['Phone', '0212 555 00 00', '+902125550000'],
  ['Phone', '444 0 123', '+904440123'],
  ['Phone', '0850 222 00 00', '+908502220000'],
  ['Phone', '+39 06 1234 5678', '+390612345678'],
  ['Phone', '+49 30 123456', '+4930123456'],
  ['Password', 'kopru123'],
  ['Password', '1234567ş'],
  ['Password', 'Çok-uzun_ama_28_karakterlik!'],
  ['OldPassword', '123456'],
  ['OldPassword', 'eski şifre'],
  ['Email', 'ad.soyad+burs@ornek.edu.tr'],
  ['Email', ' AYSE@ORNEK.COM ', 'ayse@ornek.com'],
  ['Iban', 'TR330006100519786457841326'],
  ['Iban', 'TR33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
  ['Iban', ' tr33 0006 1005 1978 6457 8413 26 ', 'TR330006100519786457841326'],
  ['Tckn', '10000000146'],
  ['Vkn', '4540536920'],
  ['TextEditor', '<p>Merhaba</p>'],
  ['TextEditor', '<p></p><img src="a.png">'],
  ['Id', '0199e2a4-7c5e-7b3a-9f00-1a2b3c4d5e6f'],
]

test.each(accepted)('%s takes %j', (name, text, normalised = text) => {
  expect(read(rest[name], text)).toBe(normalised)
})

const refused: [keyof typeof rest, string, string][] = [
  ['Name', '', 'fields.required'],
  ['Name', 'A', 'fields.name'],
  ['Name', ' Ali', 'fields.nameSpaces'],
  ['Name', 'Ali ', 'fields.nameSpaces'],
  ['Name', 'Ali  Veli', 'fields.nameSpaces'],
  ['Name', 'Ali2', 'fields.nameLetters'],
  ['Name', 'Ali--Can', 'fields.nameSpaces'],
  ['Name', '<b>Ali</b>', 'fields.nameLetters'],
  ['Name', 'Ayşe 🎓', 'fields.nameLetters'],
  ['Name', "'Ali", 'fields.nameSpaces'],
  ['Surname', 'Ö', 'fields.surname'],
  ['Day', '2026-02-31', 'fields.date'],
  ['Day', 'dün', 'fields.date'],
  ['Day', '1899-12-31', 'fields.day'],
  ['CompanyName', '   ', 'fields.required'],
  ['CompanyName', 'X', 'fields.companyName'],
  ['PhoneCountryCode', '90', 'fields.phoneCountryCode'],
  ['PhoneCountryCode', '+', 'fields.phoneCountryCode'],
  ['PhoneCountryCode', '+9012', 'fields.phoneCountryCode'],
  ['PhoneNumber', '1', 'fields.phoneNumber'],
  ['PhoneNumber', '12345678901234', 'fields.phoneNumber'],
  ['PhoneNumber', '532 123', 'fields.phoneNumber'],
  ['Gsm', '02121234567', 'fields.gsm'],
  ['Gsm', '+90 212 123 45 67', 'fields.gsm'],
  ['Gsm', '+49 151', 'fields.gsm'],
  ['Gsm', '+49 151 1234 5678 9012', 'fields.gsm'],
  ['Gsm', '+210 123 456 78', 'fields.gsm'],
  ['Gsm', '+49 151 CALLME', 'fields.gsm'],
  ['Phone', '123', 'fields.contactPhone'],
  ['Phone', '+90 112', 'fields.contactPhone'],
  ['Gsm', '532123456', 'fields.gsm'],
  ['Password', '', 'fields.required'],
  ['Password', 'kopru12', 'fields.password'],
  ['Password', 'koprukopru', 'fields.password'],
  ['Password', '12345678', 'fields.password'],
  ['Password', 'kopru 123', 'fields.passwordSpaces'],
  ['Password', 'kopru\u00a0123', 'fields.passwordSpaces'],
  ['Password', '-kopru123', 'fields.passwordMinus'],
  ['OldPassword', '12345', 'fields.oldPassword'],
  ['OldPassword', 'x'.repeat(29), 'fields.oldPassword'],
  ['Email', 'ayse', 'fields.email'],
  ['Email', 'ayse@ornek', 'fields.email'],
  ['Email', 'ayse@@ornek.com', 'fields.email'],
  ['Email', 'ayşe@ornek.com', 'fields.emailLetters'],
  ['Email', 'İ@ornek.com', 'fields.emailLetters'],
  ['Email', 'ismaıl@ornek.com', 'fields.emailLetters'],
  ['Email', '\u0430yse@ornek.com', 'fields.email'],
  ['Email', 'a..b@ornek.com', 'fields.email'],
  ['Iban', 'TR340006100519786457841326', 'fields.ibanChecksum'],
  ['Iban', 'TR33000610051978645784132', 'fields.ibanLength'],
  ['Iban', 'TR3300061005197864578413260', 'fields.ibanLength'],
  ['Iban', '330006100519786457841326', 'fields.ibanLength'],
  ['Iban', 'TR33 00061005 1978 6457 8413 26', 'fields.iban'],
  ['Iban', '12330006100519786457841326', 'fields.iban'],
  ['Iban', 'DE89370400440532013000', 'fields.ibanCountry'],
  ['Tckn', '10000000147', 'fields.tckn'],
  ['Tckn', '00000000000', 'fields.tckn'],
  ['Tckn', '11111111111', 'fields.tckn'],
  ['Tckn', '12345678901', 'fields.tckn'],
  ['Tckn', '1000000014', 'fields.tckn'],
  ['Vkn', '4540536921', 'fields.vkn'],
  ['Vkn', '454053692', 'fields.vkn'],
  ['TextEditor', '', 'fields.required'],
  ['TextEditor', '<p></p>', 'fields.required'],
  ['TextEditor', '<p class="x"><br></p>\n<p>&nbsp;</p>', 'fields.required'],
  ['Id', '223', 'fields.id'],
  ['Id', '0199e2a4-7c5e-4b3a-9f00-1a2b3c4d5e6f', 'fields.id'],
]

test.each(refused)('%s refuses %j with %s alone', (name, text, key) => {
  expect(read(rest[name], text)).toEqual([key])
})

test('a password has at most 28 characters', () => {
  expect(schemas.Password.safeParse(`${'a1'.repeat(14)}b`).error?.issues).toMatchObject([
    { code: 'too_big', maximum: 28 },
  ])
})

test('an empty paragraph is the editor’s value for no text', () => {
  expect(['<p></p>', '<p><br/></p>', '<P> </P>', ''].map(isEmptyTextEditor)).toEqual([true, true, true, true])
  expect(['<p>a</p>', '<pre></pre>', 'a'].map(isEmptyTextEditor)).toEqual([false, false, false])
})

test('a repeated password must be equal, and a different one has another message than a missing one', () => {
  const keys = (value: unknown) =>
    PasswordChoice.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  expect(keys({ newPassword: 'kopru123', repeatPassword: 'kopru123' })).toBeUndefined()
  expect(keys({ newPassword: 'kopru123', repeatPassword: 'kopru124' })).toEqual([
    'repeatPassword fields.passwordsDiffer',
  ])
  expect(keys({ newPassword: 'kopru123', repeatPassword: '' })).toEqual(['repeatPassword fields.required'])
  expect(keys({ newPassword: 'kopru', repeatPassword: 'x' })).toEqual([
    'newPassword fields.password',
    'repeatPassword fields.passwordsDiffer',
  ])
})

test('every pattern can be expressed in the API description', () => {
  for (const schema of [...Object.values(rest), PasswordChoice]) expect(z.toJSONSchema(schema)).toHaveProperty('type')
})

test('a moment must be valid for PostgreSQL and ISO 8601, with any number of fractional digits', () => {
  const isMoment = (moment: string) => schemas.Moment.safeParse(moment).success
  expect(
    ['2026-11-15T20:59:59.999999999Z', '0001-01-01T00:00:00Z', '9999-12-30T23:59:59.9999999Z'].every(isMoment),
  ).toBe(true)
  expect(['9999-12-31T23:59:59.9999999Z', '0000-01-01T00:00:00Z'].some(isMoment)).toBe(false)
})
